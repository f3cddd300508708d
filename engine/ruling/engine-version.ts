/** Which engine found the facts and ruled on them: it stands under every verdict. The same as in package.json, which a test holds. */
export const ENGINE_VERSION = '0.1.0';
