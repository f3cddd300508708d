export const kits = {} as const;
