import type { RouteAnswer } from '../ruling/answer.ts';

/** The answer where no way leads to a place: nothing is spent, and nobody gets there. */
export const NO_WAY: RouteAnswer = {
  kind: 'route',
  way: null,
  allowed: false,
  allowance: 0,
  cost: 0,
  left: 0,
  actions: 0,
  legs: [],
  up: 0,
  down: 0,
  barred: null,
  stop: null,
  arrives: null,
  strikes: [],
  dangerous: [],
  hurt: null,
  areas: [],
};
