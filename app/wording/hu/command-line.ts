export const commandLine = {} as const;
