import { Button } from 'react-aria-components';
import type { MarginFlip } from '../../../engine/index.ts';
import { wayOfPush } from '../../wording/way-of-push.ts';
import { askMargins, lightMargin, tryThere } from '../session/margins.ts';
import type { Direction, ModelMargin } from '../session/ruling.ts';
import { useSession } from '../session/session.ts';
import { useVoice } from '../session/voice.ts';
import { Icon } from './icon.tsx';

/** How far either of the two is from turning the answer, and what is then seen. */
export function MarginList({ direction }: { readonly direction: Direction }) {
  const { say } = useVoice();
  const margins = useSession((session) => session.margins);
  const held = useSession((session) => session.ghost !== null);
  if (!direction.sees.ok || direction.sees.value.margins.length === 0 || held) return null;
  return (
    <section className="card-section" aria-busy={margins?.more ?? false}>
      <h3>{say('margin.title')}</h3>
      {margins === null ? (
        <Button className="button" onPress={askMargins}>
          {say('margin.ask')}
        </Button>
      ) : (
        <ul className="margins">
          {margins.found.map((margin) => (
            <li key={margin.model}>
              <MarginItem margin={margin} direction={direction} />
            </li>
          ))}
          {margins.more && <li className="small quiet">{say('margin.looking')}</li>}
        </ul>
      )}
    </section>
  );
}

function MarginItem({ margin, direction }: { readonly margin: ModelMargin; readonly direction: Direction }) {
  const { say } = useVoice();
  const models = useSession((session) => session.document.board.models);
  const { model, finding, tolerance } = margin;
  const { flip, barred, noFlipWithin } = finding;
  const name = models[model]?.name ?? model;
  const target = models[direction.target]?.name ?? direction.target;
  if (!flip) {
    return (
      <p className="small">
        {say(finding.by === 'proof' ? 'margin.none' : 'margin.none-found', { model: name, within: tenths(noFlipWithin) })}
        {barred.length > 0 && ` ${say('margin.barred')}`}
      </p>
    );
  }
  const looker = models[direction.looker];
  const other = models[direction.target];
  const way =
    looker && other ? say(`margin.way-${wayOfPush(flip.towards, looker.pose.at, other.pose.at, model === looker.id)}`) : '';
  const fill = { model: name, target, way, displacement: tenths(flip.displacement) };
  const region = regionSeen(flip);
  const on = () => lightMargin(model);
  const off = () => lightMargin(null);
  return (
    <>
      <p>
        {finding.holds
          ? say('margin.hides', fill)
          : region === null
            ? say('margin.shows', fill)
            : say('margin.shows-region', { ...fill, region: say(`region/${region}`) })}
      </p>
      {flip.displacement <= tolerance && (
        <p className="small close-note">{say('margin.too-close', { tolerance: tenths(tolerance) })}</p>
      )}
      {!flip.lasts && <p className="small quiet">{say('margin.strip')}</p>}
      {finding.by === 'search' && <p className="small quiet">{say('margin.not-proven', { within: tenths(noFlipWithin) })}</p>}
      <Button
        className="button"
        onPress={() => void tryThere(margin)}
        onHoverStart={on}
        onHoverEnd={off}
        onFocus={on}
        onBlur={off}
      >
        <Icon name="move" size={18} />
        {say('margin.try')}
      </Button>
    </>
  );
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** The first part that is seen beyond the turn. */
function regionSeen({ beyond: { finding } }: MarginFlip): string | null {
  if (finding.kind !== 'seen') return null;
  return finding.found.seen.find(({ witness }) => witness !== null)?.region ?? null;
}
