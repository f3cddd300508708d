/** Asks the open question of the table as it is shown now. */
export function askAgain(): void {}
