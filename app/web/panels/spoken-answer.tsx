import { isDriveAnswered } from '../session/drawn-drive.ts';
import { type DrawnWay, isAnswered } from '../session/drawn-way.ts';
import { type Direction, headlineOf } from '../session/ruling.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { sayDriveAloud } from './say-drive.ts';
import { sayMeasuring } from './say-measuring.ts';
import { sayTemplate } from './say-template.ts';
import { sayUnit, sayWay } from './say-way.ts';

/** What stands no higher than this stands on the table itself. @unit millimetres */
const ON_THE_TABLE = 0.05;

/** Every answer, and every deed on the board, as a sentence for those who listen. */
export function SpokenAnswer() {
  const voice = useVoice();
  const { say } = voice;
  const way = useSession((session) => session.way);
  const drive = useSession((session) => session.drive);
  const ruling = useSession((session) => session.ruling);
  const told = useSession((session) => session.told);
  const held = useSession((session) => session.ghost?.byHand ?? false);
  const measuring = useSession((session) => (session.tool === 'measure' ? session.measuring : null));
  const template = useSession((session) => session.template);
  const asking = useSession((session) => session.asking);
  const models = useSession((session) => session.document.board.models);
  const sentenceOf = (direction: Direction) => {
    const names = {
      looker: models[direction.looker]?.name ?? direction.looker,
      target: models[direction.target]?.name ?? direction.target,
    };
    const cover = direction.cover?.ok ? ` ${say('sentence.cover', { grade: direction.cover.value.answer.grade })}` : '';
    return `${say(`sentence.${headlineOf(direction)}`, names)}${cover}`;
  };
  const wayAnswer = ({ whole, ruling: alone, unitRuling }: DrawnWay) =>
    whole ? unitRuling && sayUnit(unitRuling, voice) : alone && sayWay(alone, voice);
  const answer =
    ruling && !held && !asking ? [ruling.there, ...(ruling.back ? [ruling.back] : [])].map(sentenceOf).join(' ') : '';
  return (
    <div className="only-spoken" role="status" aria-live="polite" aria-atomic="true">
      {told && !held ? `${say(told.code, told.fill)} ` : ''}
      {told && !held && Number(told.fill.height) > ON_THE_TABLE ? `${say('told.height', told.fill)} ` : ''}
      {answer}
      {way?.cheapest === 'none' ? ` ${say('route/none', { model: way.model })}` : ''}
      {measuring ? ` ${sayMeasuring(measuring, voice)}` : ''}
      {template && !template.asking ? ` ${sayTemplate(template, voice)}` : ''}
      {way?.to && !held && isAnswered(way) ? ` ${wayAnswer(way)}` : ''}
      {drive?.ruling && drive.way.length > 0 && !held && isDriveAnswered(drive) ? ` ${sayDriveAloud(drive.ruling, voice)}` : ''}
    </div>
  );
}
