import { Button, ToggleButton } from 'react-aria-components';
import type { Reason, SightPicture } from '../../../engine/index.ts';
import { type Direction, type Headline, headlineOf, type Ruling } from '../session/ruling.ts';
import { useSession } from '../session/session.ts';
import { light } from '../session/sight-intents.ts';
import { toggleEyePicture } from '../session/view-intents.ts';
import { useVoice } from '../session/voice.ts';
import { CoverList } from './cover-list.tsx';
import { EyePicture } from './eye-picture-frame.tsx';
import { HandOn } from './hand-on.tsx';
import { Icon, type IconName } from './icon.tsx';
import { MarginList } from './margin-list.tsx';
import { RegionBars } from './region-bars.tsx';
import { SightPictureDrawing } from './sight-picture-drawing.tsx';
import { StraightLineQuestion } from './straight-line.tsx';

/** The ruling: what it is, how much is seen, what hides the rest, on which clauses it stands, and what holds the other way round. */
export function VerdictCard({ ruling }: { readonly ruling: Ruling }) {
  const { say } = useVoice();
  const { there, back } = ruling;
  const asking = useSession((session) => session.asking);
  const headline = headlineOf(there);
  const picture = pictureOf(there);
  return (
    <div className="verdict" data-answer={headline} aria-busy={asking}>
      {asking && <span className="loading-bar verdict-busy" aria-hidden="true" />}
      <Head direction={there} />
      <Lead direction={there} />
      {there.sees.ok ? (
        <>
          {picture && (
            <section className="card-section">
              <div className="section-head">
                <h3>{say('verdict.picture')}</h3>
                <EyeToggle />
              </div>
              <SightPictureDrawing picture={picture} finding={there} />
              <EyePicture />
            </section>
          )}
          <section className="card-section">
            <h3>{say('verdict.regions')}</h3>
            <RegionBars answer={there.sees.value.answer} />
          </section>
        </>
      ) : (
        <p className="refused">{say(there.sees.problem.code, there.sees.problem.fill)}</p>
      )}
      <section className="card-section">
        <h3>{say('verdict.cover')}</h3>
        <CoverList cover={there.cover} />
      </section>
      <MarginList direction={there} />
      <section className="card-section">
        <h3>{say('verdict.reasons')}</h3>
        <Reasons direction={there} which="there" />
      </section>
      {back && <OtherDirection there={there} back={back} />}
      <StraightLineQuestion ruling={ruling} />
      <HandOn />
    </div>
  );
}

const HEAD_ICONS: Readonly<Record<Headline, IconName>> = {
  sees: 'check',
  'does-not-see': 'cross',
  'too-close': 'close_call',
  refused: 'help',
};

function Head({ direction }: { readonly direction: Direction }) {
  const { say } = useVoice();
  const headline = headlineOf(direction);
  const verdict = direction.sees.ok ? direction.sees.value : null;
  const clauses = [...new Set(verdict?.because.map((reason) => reason.clause) ?? [])];
  return (
    <div className="verdict-head">
      <span className="verdict-sign">
        <Icon name={HEAD_ICONS[headline]} size={26} />
      </span>
      <div>
        <h2>{say(`headline.${headline}`)}</h2>
        {verdict && (
          <p className="small quiet">
            {say(`rule-set/${verdict.under.ruleSet}`)}
            {clauses.length > 0 && ` · ${clauses.slice(0, 2).join(' · ')}`}
            {verdict.confidence === 'settled-at-the-table' && ` · ${say('verdict.settled')}`}
          </p>
        )}
      </div>
    </div>
  );
}

/** The reason that decides, in one sentence under the headline. */
function Lead({ direction }: { readonly direction: Direction }) {
  const { say } = useVoice();
  const reason = direction.sees.ok ? direction.sees.value.because[0] : undefined;
  if (!reason || !direction.sees.ok) return null;
  return (
    <p className="lead">
      {say(reason.says, reason.fill)}
      {direction.sees.value.confidence === 'close-call' && ` ${say('verdict.close')}`}
    </p>
  );
}

export function pictureOf(direction: Direction): SightPicture | null {
  if (!direction.sees.ok) return null;
  for (const evidence of direction.sees.value.evidence) if (evidence.kind === 'sight') return evidence.finding.picture;
  return null;
}

/** Each reason is a button: pointed at or in focus, it lights what it rests on. */
function Reasons(props: { readonly direction: Direction; readonly which: 'there' | 'back'; readonly only?: 'first' }) {
  const { direction, which, only } = props;
  const { say } = useVoice();
  const lists = (['sees', 'cover'] as const).flatMap((answer) => {
    const result = direction[answer];
    return result?.ok ? result.value.because.map((reason) => ({ answer, reason })) : [];
  });
  if (lists.length === 0) return <p className="quiet small">{say('verdict.no-reasons')}</p>;
  const seen = new Set<string>();
  return (
    <ol className="reasons">
      {lists
        .filter(({ reason }) => {
          const key = sameReason(reason);
          return seen.has(key) ? false : seen.add(key);
        })
        .slice(0, only === 'first' ? 1 : undefined)
        .map(({ answer, reason }) => {
          const on = () => light({ direction: which, answer, evidence: reason.shownBy });
          const off = () => light(null);
          return (
            <li key={sameReason(reason)}>
              <Button className="reason" onHoverStart={on} onHoverEnd={off} onFocus={on} onBlur={off}>
                <span>{say(reason.says, reason.fill)}</span>
                <span className="clause">{reason.clause}</span>
              </Button>
            </li>
          );
        })}
    </ol>
  );
}

const sameReason = (reason: Reason) => `${reason.clause} ${reason.says} ${JSON.stringify(reason.fill)}`;

function OtherDirection({ there, back }: { readonly there: Direction; readonly back: Direction }) {
  const { say } = useVoice();
  const models = useSession((session) => session.document.board.models);
  const headline = headlineOf(back);
  const differ = headline !== headlineOf(there);
  const names = { looker: models[back.looker]?.name ?? back.looker, target: models[back.target]?.name ?? back.target };
  const cover = back.cover?.ok ? back.cover.value.answer.grade : null;
  return (
    <section className="card-section other-way" data-answer={headline}>
      <h3>{say('verdict.other-way')}</h3>
      <p className="other-head">
        <span className="verdict-sign">
          <Icon name={HEAD_ICONS[headline]} size={18} />
        </span>
        <strong>{say(`sentence.${headline}`, names)}</strong>
      </p>
      {cover && <p className="small quiet">{say('sentence.cover', { grade: cover })}</p>}
      <p className="small quiet">{say(differ ? 'verdict.differs' : 'verdict.agrees')}</p>
      {differ ? <Reasons direction={back} which="back" /> : <Reasons direction={back} which="back" only="first" />}
    </section>
  );
}

function EyeToggle() {
  const { say } = useVoice();
  const shown = useSession((session) => session.eyePicture);
  return (
    <ToggleButton className="small-toggle" isSelected={shown} onChange={toggleEyePicture}>
      <Icon name="eye" size={16} />
      {say('verdict.through-the-eye')}
    </ToggleButton>
  );
}
