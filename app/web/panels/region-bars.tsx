import type { SeesAnswer, ShareBounds } from '../../../engine/index.ts';
import { useVoice } from '../session/voice.ts';

/** How much of each region is seen: proven at least (solid) and at most (pale). What does not count comes last and is quiet. */
export function RegionBars({ answer }: { readonly answer: SeesAnswer }) {
  const { say } = useVoice();
  const counted = answer.regions.filter((one) => one.counts);
  const others = answer.regions.filter((one) => !one.counts);
  return (
    <div className="region-bars">
      {counted.map(({ region, share }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a squad has several regions of one name, in a fixed order
        <Bar key={`${region} ${index}`} name={say(`region/${region}`)} share={share} quiet={false} />
      ))}
      {counted.length > 1 && <Bar name={say('verdict.whole')} share={answer.whole} quiet={false} />}
      {others.length > 0 && <p className="small quiet bars-note">{say('verdict.does-not-count')}</p>}
      {others.map(({ region, share }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Bar key={`${region} ${index}`} name={say(`region/${region}`)} share={share} quiet />
      ))}
      <p className="small quiet">
        {answer.widest > 0 ? say('verdict.widest', { widest: answer.widest }) : say('verdict.nothing-seen')}
      </p>
    </div>
  );
}

function Bar(props: { readonly name: string; readonly share: ShareBounds; readonly quiet: boolean }) {
  const { bounds } = useVoice();
  const { atLeast, atMost } = props.share;
  return (
    <div className="bar-row" data-quiet={props.quiet || undefined}>
      <span className="bar-name">{props.name}</span>
      <span className="bar" aria-hidden="true">
        <span className="bar-most" style={{ width: `${atMost * 100}%` }} />
        <span className="bar-least" style={{ width: `${atLeast * 100}%` }} />
      </span>
      <span className="bar-value">{bounds(props.share)}</span>
    </div>
  );
}
