import { Button } from 'react-aria-components';
import type { Reason } from '../../../engine/index.ts';
import type { LaidTemplate, TemplateLit } from '../session/laid-template.ts';
import { askLob, askShot, giveShot, layAtBest, layWhereItLands, seekBestPlace, throwShot } from '../session/shot-intents.ts';
import { lightTemplate } from '../session/template-intents.ts';
import { useVoice } from '../session/voice.ts';
import { DiceField } from './dice-field.tsx';
import { NumberField } from './number-field.tsx';
import { SegmentedChoice } from './segmented-choice.tsx';

const DEGREE = Math.PI / 180;

/** What can be done by whoever fires: the best place, where the shot lands, whether it may be lobbed. */
export function ShotPanel({ template }: { readonly template: LaidTemplate }) {
  const { say } = useVoice();
  if (template.firer === null) return null;
  return (
    <>
      <section className="way-note laying" aria-label={say('shot.best')}>
        <h3>{say('shot.best')}</h3>
        <Best template={template} />
      </section>
      <section className="way-note laying" aria-label={say('shot.title')}>
        <h3>{say('shot.title')}</h3>
        <Scatter template={template} />
      </section>
      <section className="way-note laying" aria-label={say('shot.lob')}>
        <h3>{say('shot.lob')}</h3>
        <Lob template={template} />
      </section>
    </>
  );
}

/** Where it hits most; places that hit as many are told and can be tried one after the other. */
function Best({ template: { best, seeking } }: { readonly template: LaidTemplate }) {
  const { say } = useVoice();
  const places = best?.ok ? best.value.answer.places : [];
  return (
    <>
      <Button className="button" isDisabled={seeking} onPress={seekBestPlace}>
        {say(seeking ? 'shot.seeking' : 'shot.seek')}
      </Button>
      {best && !best.ok && <p className="small refused">{say(best.problem.code, best.problem.fill)}</p>}
      {best?.ok && <Because because={best.value.because} lit={null} />}
      {places.length > 1 && (
        <div className="row way-ties">
          {places.slice(0, 8).map((place, i) => (
            <Button key={place.models.join()} className="button" onPress={() => layAtBest(i)}>
              {say('shot.place', { number: i + 1 })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

/** The dice that the rules ask for, typed or thrown, and where the shot lands with them. */
function Scatter({ template: { shot } }: { readonly template: LaidTemplate }) {
  const { say } = useVoice();
  const { wants, result, thrown, skill, needed, natural, direction, dice, count } = shot;
  const arrow = direction?.by === 'arrow' ? direction.facing : null;
  const point = (degrees: number) => giveShot({ direction: { by: 'arrow', facing: degrees * DEGREE } });
  return (
    <>
      <div className="row way-ties">
        <Button className="button" onPress={() => askShot(() => {})}>
          {say('shot.ask')}
        </Button>
        <Button className="button" onPress={throwShot}>
          {say('shot.throw')}
        </Button>
      </div>
      {wants.includes('roll') && (
        <div className="laying-three">
          <NumberField
            label={say('shot.skill')}
            value={skill}
            least={0}
            most={20}
            onChange={(value) => giveShot({ skill: value })}
          />
          <NumberField
            label={say('shot.needed')}
            value={needed}
            least={1}
            most={40}
            onChange={(value) => giveShot({ needed: value })}
          />
          <NumberField
            label={say('shot.natural')}
            value={natural ?? 0}
            least={1}
            most={10}
            onChange={(value) => giveShot({ natural: value })}
          />
        </div>
      )}
      {wants.includes('scatter-die') && (
        <SegmentedChoice
          label={say('shot.scatter-die')}
          value={direction && direction.by !== 'd6' ? direction.by : ''}
          among={[
            { value: 'hit', says: say('shot.die-hit') },
            { value: 'arrow', says: say('shot.die-arrow') },
          ]}
          onChoose={(value) => (value === 'hit' ? giveShot({ direction: { by: 'hit' } }) : point(0))}
        />
      )}
      {(wants.includes('direction') || arrow !== null) && (
        <NumberField
          label={say('shot.direction')}
          value={Math.round((arrow ?? 0) / DEGREE)}
          least={0}
          most={360}
          onChange={point}
        />
      )}
      {wants.includes('die-of-six') && (
        <NumberField
          label={say('shot.die-of-six')}
          value={direction?.by === 'd6' ? direction.face : 0}
          least={1}
          most={6}
          onChange={(face) => giveShot({ direction: { by: 'd6', face } })}
        />
      )}
      {wants.includes('dice') && (
        <DiceField label={say('shot.dice', { count: count })} dice={dice} onChange={(rolled) => giveShot({ dice: rolled })} />
      )}
      {result?.ok && (
        <>
          <p>
            <strong>
              {result.value.answer.offTable
                ? say('scatter.off')
                : result.value.answer.hit
                  ? say('scatter.hits')
                  : say('scatter.misses', { distance: result.value.answer.distance })}
            </strong>
          </p>
          <Because because={result.value.because} lit="shot" />
          <Button className="button main" onPress={layWhereItLands}>
            {say('shot.lay-there')}
          </Button>
        </>
      )}
      {result && !result.ok && (
        <p className="small refused">
          {say(result.problem.code, result.problem.fill)} <span className="clause">{result.problem.clause}</span>
        </p>
      )}
      {thrown && (
        <details className="small">
          <summary>{say('shot.thrown', { throws: thrown.throws.join(' · ') })}</summary>
          <p className="laying-secret">{say('shot.secret', { secret: thrown.secret })}</p>
        </details>
      )}
    </>
  );
}

/** Whether it may be lobbed there, and what closes the way. */
function Lob({ template: { lobbing } }: { readonly template: LaidTemplate }) {
  const { say } = useVoice();
  return (
    <>
      <Button className="button" onPress={askLob}>
        {say('shot.ask-lob')}
      </Button>
      {lobbing?.ok && (
        <>
          <p>
            <strong>
              {lobbing.value.confidence === 'close-call'
                ? say('template.close')
                : say(lobbing.value.answer.allowed ? 'indirect.may' : 'indirect.may-not')}
            </strong>
          </p>
          <Because because={lobbing.value.because} lit="lob" />
        </>
      )}
      {lobbing && !lobbing.ok && <p className="small refused">{say(lobbing.problem.code, lobbing.problem.fill)}</p>}
    </>
  );
}

/** The reasons with their clauses; pointed at, what they rest on is lit on the board. */
function Because({ because, lit }: { readonly because: readonly Reason[]; readonly lit: TemplateLit | null }) {
  const { say } = useVoice();
  const on = () => lightTemplate(lit);
  const off = () => lightTemplate(null);
  return (
    <ul className="legs">
      {because.map(({ clause, says, fill }) => (
        <li key={`${clause} ${says} ${JSON.stringify(fill)}`}>
          <Button className="leg" onHoverStart={on} onHoverEnd={off} onFocus={on} onBlur={off}>
            <span>{say(says, fill)}</span>
            <span className="clause">{clause}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
