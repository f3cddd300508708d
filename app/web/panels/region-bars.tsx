import type { SeesAnswer, ShareBounds } from '../../../engine/index.ts';
import { useVoice } from '../session/voice.ts';

/** How much of each region is seen: proven at least (solid) and at most (outlined); what does not count is quiet. */
export function RegionBars({ answer }: { readonly answer: SeesAnswer }) {
  const { say, bounds, length } = useVoice();
  return (
    <div className="region-bars">
      {answer.regions.map(({ region, share, counts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a squad has several regions of one name, in a fixed order
        <Bar key={`${region} ${index}`} name={say(`region/${region}`)} share={share} quiet={!counts}>
          {!counts && <span className="small quiet"> {say('verdict.does-not-count')}</span>}
        </Bar>
      ))}
      <Bar name={say('verdict.whole')} share={answer.whole} quiet={false} />
      <p className="small quiet">
        {answer.widest > 0 ? say('verdict.widest', { widest: answer.widest }) : say('verdict.nothing-seen')}
        <span className="only-spoken">
          {bounds(answer.whole)} {length(answer.widest)}
        </span>
      </p>
    </div>
  );
}

function Bar(props: {
  readonly name: string;
  readonly share: ShareBounds;
  readonly quiet: boolean;
  readonly children?: React.ReactNode;
}) {
  const { bounds } = useVoice();
  const { atLeast, atMost } = props.share;
  return (
    <div className="bar-row" data-quiet={props.quiet || undefined}>
      <span className="bar-name">
        {props.name}
        {props.children}
      </span>
      <span className="bar" aria-hidden="true">
        <span className="bar-most" style={{ width: `${atMost * 100}%` }} />
        <span className="bar-least" style={{ width: `${atLeast * 100}%` }} />
      </span>
      <span className="bar-value">{bounds(props.share)}</span>
    </div>
  );
}
