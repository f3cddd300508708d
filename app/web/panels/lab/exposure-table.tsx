import type { Exposure, ExposuresFinding } from '../../../../engine/index.ts';
import { useVoice } from '../../session/voice.ts';
import { MethodLine } from './method-line.tsx';

/** How much of each zone and objective lies open to the others, at first and after a move. */
export function ExposureTable({ found }: { readonly found: ExposuresFinding }) {
  const { say, share } = useVoice();
  const nameOf = ({ of }: Exposure) =>
    of.kind === 'zone'
      ? say('lab.zone-name', { zone: of.zone })
      : of.kind === 'objective'
        ? say('lab.objective-name', { objective: of.objective })
        : say('lab.table-name');
  if (found.exposures.length === 0)
    return (
      <section className="lab-found" aria-label={say('lab.found')}>
        <p className="lead">{say('lab.no-zones')}</p>
      </section>
    );
  return (
    <section className="lab-found" aria-label={say('lab.found')}>
      <table className="lab-table">
        <thead>
          <tr>
            <th scope="col">{say('lab.column-of')}</th>
            <th scope="col">{say('lab.column-from')}</th>
            <th scope="col">{say('lab.column-share')}</th>
            <th scope="col">{say('lab.column-lines')}</th>
          </tr>
        </thead>
        <tbody>
          {found.exposures.map((one) => (
            <tr key={`${nameOf(one)} ${one.from} ${one.moves}`}>
              <th scope="row">{nameOf(one)}</th>
              <td>
                {say('lab.zone-name', { zone: one.from })}
                {one.moves > 0 && <span className="small quiet"> {say('lab.after-a-move')}</span>}
              </td>
              <td className="figures">{share(one.share.atLeast)}</td>
              <td className="figures">{share(one.lines)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small quiet">{say('lab.exposure-note')}</p>
      <MethodLine provenance={found.provenance} />
    </section>
  );
}
