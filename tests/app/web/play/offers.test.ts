import { afterAll, expect, test } from 'vitest';
import { mayBeGone } from '../../../../app/web/session/drawn-way.ts';
import { chooseOffer, giveOrder, leaveGame, throwDice } from '../../../../app/web/session/play/game-intents.ts';
import { offersIn } from '../../../../app/web/session/play/offers-about.ts';
import { isOpen } from '../../../../app/web/session/play/shown-game.ts';
import { read } from '../../../../app/web/session/session.ts';
import { keepWay, leadTo } from '../../../../app/web/session/way-intents.ts';
import {
  chooseAtRandom,
  dispatch,
  type Game,
  type Order,
  type PlainData,
  type PlayedWith,
  playOn,
  positionOf,
  skirmish,
} from '../../../../engine/index.ts';
import { type Chance, chanceOf } from '../../../support/chance.ts';
import { hamletBoard } from '../../../support/hamlet-board.ts';
import { soak } from '../../../support/soak.ts';
import { beginOn, playNow } from './table-at-play.ts';

afterAll(leaveGame);

/** Every way of shooting is met, and what people of an army can do and carry. */
const FORCES: PlainData = {
  fighters: {
    A: { weapons: ['submachine-gun', 'pistol'], items: ['armour-piercing-ammunition', 'extra-ammunition'] },
    B: { abilities: ['medic', 'hurrah'] },
    C: { abilities: ['sniper'] },
    D: { weapons: ['pump-shotgun'], items: ['flag'], abilities: ['hurrah'] },
  },
};

const said = (game: Game, by: string, order: Order, withWhat: PlayedWith) => {
  const seen = game.lines.length;
  const done = dispatch(game, { id: `${seen}`, by, seen, order }, withWhat);
  return done.ok ? null : done.problem;
};

/** Plays so many orders at random through the page, and stops where somebody may give one. */
function playSome(orders: number, withWhat: PlayedWith, { whole }: Chance): void {
  for (let given = 0; given < orders * 4; given++) {
    const { game, now } = playNow();
    if (positionOf(game).ending) return;
    const intent = chooseAtRandom(game, withWhat, (count) => whole(0, count - 1));
    if (intent) giveOrder(intent.by, intent.order);
    else throwDice();
    if (given >= orders && now.offers.length > 0 && playNow().now.offers.length > 0) return;
  }
}

/** Every whole order that somebody could think of. */
function* thinkable({ setup, ...game }: Game, kinds: readonly string[]): Generator<Order> {
  const { models, pieces } = positionOf({ setup, ...game }).board;
  const weapons = ['submachine-gun', 'pistol', 'pump-shotgun', 'rifle', null];
  for (const kind of kinds) {
    yield { kind };
    for (const model of Object.keys(models)) {
      yield { kind, model };
      for (const target of Object.keys(models))
        for (const mode of ['single', 'burst', 'sweep']) yield { kind, model, target, mode };
      for (const other of Object.keys(models)) {
        yield { kind, model, target: other };
        yield { kind, model, target: other, ammunition: 'armour-piercing' };
        yield { kind, model, assistant: other };
      }
      for (const of of Object.keys(setup.board.models)) yield { kind, model, of };
      for (const piece of Object.keys(pieces)) yield { kind, model, piece };
      for (const weapon of weapons) yield { kind, model, weapon };
    }
  }
}

/** So many of them are tried in each position: others in every one. */
const THOUGHT_OF = 40;

/** An order told by what it does: one shot is meant where no mode is said, and what an order does not need says nothing. */
const meaning = (order: Order, needed: readonly string[]): string =>
  JSON.stringify([order.kind, ...needed.map((field) => order[field] ?? USUALLY[field] ?? null)]);

const USUALLY: Readonly<Record<string, string>> = { mode: 'single', ammunition: 'plain' };

const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'skirmish/shoot': ['model', 'target', 'mode', 'ammunition'],
  'skirmish/charge': ['model', 'target'],
  'skirmish/suppress': ['model', 'target'],
  'skirmish/strike': ['model', 'target'],
  'skirmish/hide': ['model', 'piece'],
  'skirmish/swap-weapon': ['model', 'weapon'],
  'skirmish/roll-initiative': [],
  'skirmish/shout-hurrah': [],
  'skirmish/name-assistant': ['model', 'assistant'],
  'skirmish/take-token': ['model', 'of'],
};
const meant = (order: Order) => meaning(order, NEEDED[order.kind] ?? ['model']);

test('whatever the page offers is obeyed, whatever it greys is turned down for the reason it gives, and nothing else would be obeyed', () => {
  const stop = keepWay();
  let drawn = 0;
  for (let look = 0; look < soak(20); look++) {
    // every game is looked at four times
    const seed = 1 + Math.floor(look / 4);
    const chance = chanceOf(look);
    if (look % 4 === 0) beginOn(hamletBoard, FORCES, seed);
    const { setup } = playNow().game;
    const withWhat = playOn(skirmish, setup.settings, new Map())!;
    playSome(chance.whole(1, 8), withWhat, chance);
    const play = playNow();
    const { game } = play;
    if (positionOf(game).ending || positionOf(game).underWay) continue;
    const offers = offersIn(play);
    for (const { by, order, refusal, ...offer } of offers) {
      if ('open' in offer) continue;
      expect([seed, order, said(game, by, order, withWhat)]).toEqual([seed, order, refusal]);
    }
    const offered = new Set(offers.filter(({ refusal }) => refusal === null).map(({ order }) => meant(order)));
    for (const order of chance.shuffled([...thinkable(game, withWhat.playing.orders)]).slice(0, THOUGHT_OF))
      for (const by of play.now.whose)
        if (said(game, by, order, withWhat) === null)
          expect([seed, order, offered.has(meant(order))]).toEqual([seed, order, true]);

    // a way that the page lets be gone is obeyed, and one that it does not is not
    for (const offer of offers.filter((one) => isOpen(one) && one.refusal === null)) {
      chooseOffer(offer);
      const { at } = positionOf(game).board.models[String(offer.order.model)]!.pose;
      const place = { ...at, x: at.x + chance.between(-180, 180), z: at.z + chance.between(-180, 180) };
      leadTo({ kind: 'ground', at: place });
      const { way } = read();
      const asOrdered = { ...offer.order, way: [way!.to] as unknown as PlainData };
      expect([seed, asOrdered, mayBeGone(way!)]).toEqual([seed, asOrdered, said(game, offer.by, asOrdered, withWhat) === null]);
      drawn++;
    }
    chooseOffer(null);
  }
  expect(drawn).toBeGreaterThan(0);
  stop();
});
