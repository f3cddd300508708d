import { useMemo } from 'react';
import { Button } from 'react-aria-components';
import type { Field } from '../../../../engine/index.ts';
import { saveCsv, savePng } from '../../session/lab/lab-export.ts';
import { deadGroundOf, summaryOf } from '../../session/lab/lab-figures.ts';
import { lightRegion, showStorey } from '../../session/lab/lab-intents.ts';
import { colourOf, scaleOf } from '../../session/lab/lab-scale.ts';
import { useSession } from '../../session/session.ts';
import { useVoice } from '../../session/voice.ts';
import { SegmentedChoice } from '../segmented-choice.tsx';
import { FieldPlace } from './field-place.tsx';
import { MethodLine } from './method-line.tsx';
import { useSayFigure } from './say-figure.ts';

/** So many regions of dead ground are listed. */
const LISTED = 6;

/** A map in figures: its legend, the place pointed at, what all places come to, and where nothing is seen. */
export function FieldFigures({ field }: { readonly field: Field }) {
  const { say, number } = useVoice();
  const sayFigure = useSayFigure(field);
  const storey = useSession((session) => session.lab.storey);
  const working = useSession((session) => session.lab.working !== null);
  const summary = useMemo(() => summaryOf(field, storey), [field, storey]);
  const storeys = useMemo(() => Math.max(0, ...field.places.storeys) + 1, [field]);
  const seen = field.unit === 'share' || field.unit === 'count';
  return (
    <section className="lab-found" aria-label={say('lab.found')}>
      <Legend field={field} />
      {storeys > 1 && (
        <SegmentedChoice
          label={say('lab.storey')}
          value={storey === null ? 'all' : String(storey)}
          among={[
            { value: 'all', says: say('lab.all-storeys') },
            ...Array.from({ length: storeys }, (_, i) => ({ value: String(i), says: say('lab.storey-number', { storey: i }) })),
          ]}
          onChoose={(value) => showStorey(value === 'all' ? null : Number(value))}
        />
      )}
      <FieldPlace field={field} />
      <dl className="facts">
        <Fact says={say('lab.places')} is={number(Math.round(summary.places))} />
        {seen && <Fact says={say('lab.some')} is={say('lab.of-places', { share: summary.share.atLeast })} />}
        {field.unit !== 'cover' && <Fact says={say('lab.mean')} is={sayFigure(summary.mean.atLeast, summary.mean.atMost)} />}
        {summary.untold > 0 && <Fact says={say('lab.untold')} is={number(Math.round(summary.untold))} />}
      </dl>
      {seen && !working && <DeadGround field={field} />}
      <div className="row lab-save">
        <Button className="button" isDisabled={working} onPress={savePng}>
          {say('lab.save-png')}
        </Button>
        <Button className="button" isDisabled={working} onPress={saveCsv}>
          {say('lab.save-csv')}
        </Button>
      </div>
      <MethodLine provenance={field.provenance} />
    </section>
  );
}

const Fact = ({ says, is }: { readonly says: string; readonly is: string }) => (
  <div>
    <dt>{says}</dt>
    <dd>{is}</dd>
  </div>
);

/** What the colours mean, and that a small square means the same as a dark one. */
function Legend({ field }: { readonly field: Field }) {
  const { say } = useVoice();
  const sayFigure = useSayFigure(field);
  const scale = scaleOf(field);
  const steps = [0, 0.25, 0.5, 0.75, 1];
  return (
    <figure className="lab-legend" aria-label={say('lab.legend')}>
      <figcaption className="small">{say(`lab.tells-${field.quantity}`)}</figcaption>
      <ul>
        {(field.unit === 'cover' ? [0, 0.5, 1] : steps).map((share) => {
          const filled = scale.more === 'seen' ? share : 1 - share;
          const value = scale.least + share * (scale.most - scale.least);
          return (
            <li key={share}>
              <span className="lab-swatch">
                <span
                  style={{ background: colourOf(share, scale), width: `${42 + 58 * filled}%`, height: `${42 + 58 * filled}%` }}
                />
              </span>
              <span className="small figures">{sayFigure(value, value)}</span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

/** Where nothing is seen, region by region, each to be lit on the table. */
function DeadGround({ field }: { readonly field: Field }) {
  const { say, number } = useVoice();
  const region = useSession((session) => session.lab.region);
  const regions = useMemo(() => deadGroundOf(field), [field]);
  const all = regions.reduce((sum, { area }) => sum + area, 0);
  return (
    <section className="lab-dead">
      <h3>{say('lab.dead-ground')}</h3>
      <p className="small quiet">
        {regions.length === 0
          ? say('lab.no-dead-ground')
          : say('lab.dead-area', { area: number(Math.round(all / 100)), count: regions.length })}
      </p>
      <ol className="lab-list">
        {regions.slice(0, LISTED).map(({ places, area, middle, room }) => (
          <li key={middle}>
            <Button
              className="list-item"
              data-chosen={region === places || undefined}
              onPress={() => lightRegion(region === places ? null : places)}
            >
              <span className="item-name">{say('lab.region', { area: number(Math.round(area / 100)) })}</span>
              <span className="quiet small">
                {say('lab.region-at', {
                  x: field.places.at[3 * middle]!,
                  z: field.places.at[3 * middle + 2]!,
                  height: field.places.at[3 * middle + 1]!,
                  room,
                })}
              </span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
