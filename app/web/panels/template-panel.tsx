import { Button } from 'react-aria-components';
import { hitsOf, type LaidTemplate } from '../session/laid-template.ts';
import { whoAnswers } from '../session/rule-set.ts';
import { playBy } from '../session/rules-intents.ts';
import { useSession } from '../session/session.ts';
import { letTemplateFollow, lightTemplate } from '../session/template-intents.ts';
import { useVoice } from '../session/voice.ts';
import { BugReport } from './bug-report.tsx';
import { Icon, type IconName } from './icon.tsx';
import { LeftBehind } from './left-behind.tsx';
import { headlineOfPlace, type PlaceHeadline, sayCounts, sayPlaceWhy } from './say-template.ts';
import { ShotPanel } from './shot-panel.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { TemplateHits } from './template-hits.tsx';

/** The template that is laid: whether it may lie there, who is under it and what each takes, and what it is. */
export function TemplatePanel() {
  const { say } = useVoice();
  const template = useSession((session) => session.template);
  if (!template) return null;
  return (
    <article className="question" aria-label={say('tool.template')}>
      <Ruled template={template} />
      <TemplateChoice template={template} />
      <LeftBehind template={template} />
      <ShotPanel template={template} />
    </article>
  );
}

function Ruled({ template }: { readonly template: LaidTemplate }) {
  const { say } = useVoice();
  const { ruling, broke } = template;
  if (broke !== null) return <BugReport says="bug.question" details={broke} />;
  if (!ruling)
    return (
      <div className="loading">
        <span className="loading-bar" />
        {say('laying.asking')}
      </div>
    );
  return (
    <div className="verdict way-verdict" data-answer={headlineOfPlace(ruling)} aria-busy={template.asking}>
      <Head template={template} />
      <TemplateHits template={template} />
    </div>
  );
}

const ICONS: Readonly<Record<PlaceHeadline, IconName>> = {
  allowed: 'check',
  'not-allowed': 'cross',
  misses: 'cross',
  'too-close': 'close_call',
  refused: 'cross',
  unsaid: 'template',
};

/** How many it hits, whether it may lie there and why, and the button that lays it down. */
function Head({ template }: { readonly template: LaidTemplate }) {
  const voice = useVoice();
  const { say } = voice;
  const { ruling, held } = template;
  if (!ruling) return null;
  const headline = headlineOfPlace(ruling);
  const why = sayPlaceWhy(ruling, voice);
  const { hits } = ruling;
  const on = () => lightTemplate('place');
  const off = () => lightTemplate(null);
  return (
    <>
      <div className="verdict-head">
        <span className="verdict-sign">
          <Icon name={ICONS[headline]} size={26} />
        </span>
        <div>
          <h2>{hits.ok ? sayCounts(hitsOf(ruling), voice) : say('laying.refused')}</h2>
          <p className="small quiet">{say(held ? 'laying.follows' : 'laying.lies')}</p>
        </div>
        <Button className={`button ${held ? 'main' : ''}`} onPress={() => letTemplateFollow(!held)}>
          {say(held ? 'laying.lay-down' : 'laying.take-up')}
        </Button>
      </div>
      {why && hits.ok ? (
        <Button className="leg laying-why" onHoverStart={on} onHoverEnd={off} onFocus={on} onBlur={off}>
          <span>
            <strong>{say(`laying.${headline}`)}</strong> {why.says}
          </span>
          <span className="clause">{why.clause}</span>
        </Button>
      ) : (
        <p className="lead">{why ? why.says : say('laying.unsaid')}</p>
      )}
      {!hits.ok && hits.problem.code === 'question/not-in-these-rules' && (
        <div className="row way-deeds">
          {whoAnswers('template-hits').map((id) => (
            <Button key={id} className="button" onPress={() => playBy(id)}>
              {say('way.play-by', { ruleSet: id })}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
