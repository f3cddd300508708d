import type { Board, Fact, Fill, Model } from '../../engine/index.ts';
import type { Speaker } from './speak.ts';

type GameRequest = Extract<Fact, { readonly kind: 'requested' }>['request'];

/** What has to be known to tell what happened: how it was before. */
export interface Before {
  readonly board: Board;
  /** What was waited for. */
  readonly request: GameRequest | null;
}

/** What happened, in sentences: for the command line and the page alike. */
export function sayFact(fact: Fact, before: Before, speaker: Speaker): readonly string[] {
  const { say } = speaker;
  switch (fact.kind) {
    case 'model-stands':
      return sayStands(fact.model, before.board.models[fact.model.id] ?? null, speaker);
    case 'model-left':
      return [say('fact/model-left', { model: fact.model })];
    case 'opening-worked':
      return [say(`fact/opening-${fact.state}`, { piece: fact.piece, opening: fact.opening })];
    case 'zone-laid':
      return [say('fact/zone-laid', { zone: fact.zone.name || fact.zone.id })];
    case 'zone-lifted':
      return [say('fact/zone-lifted', { zone: fact.zone })];
    case 'requested':
      return [sayRequest(fact.request, speaker)];
    case 'answered':
      return [sayAnswer(fact, before.request, speaker)];
    case 'settled':
      return [say(`fact/settled-by-${fact.by}`, { question: fact.question, outcome: fact.outcome })];
    case 'promised':
      return [say('fact/promised', { side: fact.side })];
    case 'proposed':
      return [
        fact.proposal.kind === 'take-back'
          ? say('fact/proposed-take-back', { side: fact.by, line: fact.proposal.to })
          : say('fact/proposed-settle', { side: fact.by, question: fact.proposal.question, outcome: fact.proposal.outcome }),
      ];
    case 'agreed':
      return [say('fact/agreed', { side: fact.by })];
    case 'declined':
      return [say('fact/declined', { side: fact.by })];
    case 'taken-back':
      return [say('fact/taken-back', { line: fact.to })];
    case 'game-ended': {
      const { winner, by, fill } = fact.ending;
      const who = winner === null ? say('fact/nobody-won') : say('fact/won', { side: winner });
      return [`${who} ${say(by, fill)}`];
    }
    default:
      return [
        say(fact.kind, plainFieldsOf(fact)),
        ...('headshot' in fact && fact.headshot === true ? [say('fact/headshot')] : []),
      ];
  }
}

/** What dice are for and which, or what is to be chosen among. */
export function sayRequest(request: GameRequest, { say }: Speaker): string {
  const what = say(request.purpose, request.fill);
  if (request.kind === 'roll') return say('fact/requested-roll', { what, dice: request.dice });
  const options = request.options.map((option) => say(option.says, option.fill)).join(' / ');
  return say('fact/requested-choice', { what, options });
}

function sayAnswer({ answer }: Extract<Fact, { kind: 'answered' }>, request: GameRequest | null, { say }: Speaker): string {
  if (answer.kind === 'faces') return say('fact/answered-faces', { faces: answer.faces.join(', ') });
  const options = request?.kind === 'choice' ? request.options : [];
  const said = answer.picked.map((id) => {
    const option = options.find((one) => one.id === id);
    return option ? say(option.says, option.fill) : id;
  });
  return said.length === 0 ? say('fact/answered-nothing') : say('fact/answered-picked', { picked: said.join(' ') });
}

/** What changed about a model, each change in a sentence of its own. */
function sayStands(model: Model, was: Model | null, { say }: Speaker): readonly string[] {
  const { at } = model.pose;
  const place = { model: model.id, x: at.x / 10, z: at.z / 10, height: at.y };
  if (!was) return [say('fact/model-comes', place)];
  const { hidingBehind, lookingOut } = model.declared;
  const moved = at.x !== was.pose.at.x || at.y !== was.pose.at.y || at.z !== was.pose.at.z;
  const said = [
    ...(moved ? [say(at.y === was.pose.at.y ? 'fact/model-goes' : 'fact/model-climbs', place)] : []),
    ...(model.stance === was.stance ? [] : [say(`fact/model-${model.stance}`, place)]),
    ...(hidingBehind !== null && hidingBehind !== was.declared.hidingBehind
      ? [say('fact/model-hides', { ...place, piece: hidingBehind })]
      : []),
    ...(hidingBehind === null && was.declared.hidingBehind !== null ? [say('fact/model-hides-no-more', place)] : []),
    ...(lookingOut !== null && lookingOut.opening !== was.declared.lookingOut?.opening
      ? [say('fact/model-looks-out', { ...place, piece: lookingOut.piece })]
      : []),
  ];
  return said.length > 0 || model.pose.facing === was.pose.facing ? said : [say('fact/model-turns', place)];
}

/** What of a fact may fill a sentence; a dash stands for nothing. */
const plainFieldsOf = (fact: object): Fill =>
  Object.fromEntries(
    Object.entries(fact)
      .map(([name, value]: [string, unknown]) => [name, value === null ? '–' : value] as const)
      .filter((field): field is [string, string | number | boolean] => typeof field[1] !== 'object'),
  );
