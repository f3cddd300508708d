import { Button } from 'react-aria-components';
import { type Fate, fateOf, hitsOf, type LaidTemplate, reasonsOf } from '../session/laid-template.ts';
import { lightTemplate } from '../session/template-intents.ts';
import type { TemplateHit } from '../session/template-questions.ts';
import { useVoice } from '../session/voice.ts';
import { Icon, type IconName } from './icon.tsx';
import { sayOutcome } from './say-template.ts';

const ICONS: Readonly<Record<Fate, IconName>> = {
  hit: 'check',
  'on-a-roll': 'help',
  exempt: 'cross',
  'too-close': 'close_call',
  clear: 'cross',
};

/** Everybody whom the template touches: how far he is under it, what he takes, and by which clauses. */
export function TemplateHits({ template }: { readonly template: LaidTemplate }) {
  const { say } = useVoice();
  const { ruling } = template;
  if (!ruling?.hits.ok) return null;
  const { answer, because } = ruling.hits.value;
  const general = because.filter(({ fill }) => !answer.hits.some(({ model }) => model === fill.model));
  return (
    <section className="card-section">
      <h3>{say('laying.under')}</h3>
      {answer.hits.length > 0 && (
        <ul className="legs">
          {hitsOf(ruling).map((hit) => (
            <Hit key={hit.model} hit={hit} template={template} />
          ))}
        </ul>
      )}
      {general.map(({ clause, says, fill }) => (
        <p key={`${clause} ${says}`} className="small quiet">
          {say(says, fill)} <span className="clause">{clause}</span>
        </p>
      ))}
    </section>
  );
}

/** One model: pointed at, what it rests on is lit on the board. */
function Hit({ hit, template: { ruling, lit } }: { readonly hit: TemplateHit; readonly template: LaidTemplate }) {
  const voice = useVoice();
  const { say, share } = voice;
  const { model, under, cover, save, side } = hit;
  const fate = fateOf(hit);
  const on = () => lightTemplate({ model });
  const off = () => lightTemplate(null);
  return (
    <li>
      <Button
        className="leg fate"
        data-fate={fate}
        data-lit={(typeof lit === 'object' && lit?.model === model) || undefined}
        onHoverStart={on}
        onHoverEnd={off}
        onFocus={on}
        onBlur={off}
      >
        <span>
          <span className="fate-sign">
            <Icon name={ICONS[fate]} size={16} />
          </span>
          <strong>{say('template.model', { model })}</strong>
        </span>
        <span className="leg-cost">{sayOutcome(hit, voice)}</span>
        <span className="quiet">
          {share(hit.share)} · {say(`template.${under}`)}
          {cover > 0 && ` · ${save ? say('laying.save', { save }) : say('laying.cover', { cover })}`}
          {side && ` · ${say(`laying.side-${side}`)}`}
        </span>
        <span />
        {reasonsOf(ruling, model).map(({ clause, says, fill, shownBy }) => (
          <span key={`${clause} ${says} ${shownBy.join()}`} className="fate-reason">
            {say(says, fill)} <span className="clause">{clause}</span>
          </span>
        ))}
      </Button>
    </li>
  );
}
