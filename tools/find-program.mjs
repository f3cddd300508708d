// Which of some programs can be run here. Built-ins only: setup.mjs imports this before anything is installed.
import { accessSync, constants } from 'node:fs';

/** The first of these files that can be run, or undefined. Empty ones, as of settings that nobody made, are passed over. */
export const findProgram = (places) =>
  places.find((file) => {
    if (!file) return false;
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
