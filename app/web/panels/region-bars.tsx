import type { SeesAnswer, ShareBounds } from '../../../engine/index.ts';
import { useVoice } from '../session/voice.ts';

/**
 * How much of each region is seen: proven at least (solid) and at most (pale). What does not count comes last and is quiet. Where several men
 * are looked at, each of them has his own cell of the bar.
 */
export function RegionBars({ answer }: { readonly answer: SeesAnswer }) {
  const { say } = useVoice();
  const counted = byRegion(answer.regions.filter((one) => one.counts));
  const others = byRegion(answer.regions.filter((one) => !one.counts));
  return (
    <div className="region-bars">
      {counted.map(([region, shares]) => (
        <Bar key={region} name={say(`region/${region}`)} shares={shares} quiet={false} />
      ))}
      {(counted.length > 1 || (counted[0]?.[1].length ?? 0) > 1) && (
        <Bar name={say('verdict.whole')} shares={[answer.whole]} quiet={false} />
      )}
      {others.length > 0 && <p className="small quiet bars-note">{say('verdict.does-not-count')}</p>}
      {others.map(([region, shares]) => (
        <Bar key={region} name={say(`region/${region}`)} shares={shares} quiet />
      ))}
      <p className="small quiet">
        {answer.widest > 0 ? say('verdict.widest', { widest: answer.widest }) : say('verdict.nothing-seen')}
      </p>
    </div>
  );
}

type Regions = SeesAnswer['regions'];

/** The shares of every man, region by region, in the order in which they were found. */
function byRegion(regions: Regions): readonly (readonly [region: string, shares: readonly ShareBounds[]])[] {
  const shares = new Map<string, ShareBounds[]>();
  for (const { region, share } of regions) shares.set(region, [...(shares.get(region) ?? []), share]);
  return [...shares];
}

function Bar({
  name,
  shares,
  quiet,
}: {
  readonly name: string;
  readonly shares: readonly ShareBounds[];
  readonly quiet: boolean;
}) {
  const { say, bounds } = useVoice();
  const together = {
    atLeast: Math.min(...shares.map((share) => share.atLeast)),
    atMost: Math.max(...shares.map((share) => share.atMost)),
  };
  return (
    <div className="bar-row" data-quiet={quiet || undefined}>
      <span className="bar-name">{shares.length > 1 ? say('bars.several', { name, count: shares.length }) : name}</span>
      <span className="bar-cells" aria-hidden="true">
        {shares.map(({ atLeast, atMost }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the men of a squad have a fixed order
          <span key={index} className="bar">
            <span className="bar-most" style={{ width: `${atMost * 100}%` }} />
            <span className="bar-least" style={{ width: `${atLeast * 100}%` }} />
          </span>
        ))}
      </span>
      <span className="bar-value">
        {shares.length > 1 && together.atLeast < together.atMost
          ? say('bars.from-to', { least: together.atLeast, most: together.atMost })
          : bounds(together)}
      </span>
    </div>
  );
}
