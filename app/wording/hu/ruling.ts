export const ruling = {} as const;
