import { useConfig } from '../../../lib/config.ts';
import { useTexts } from '../../../lib/texts.ts';
import { IconMail, IconMapPin } from '../../../ui/icons/icons.generated.ts';
import { Question } from '../../../ui/question.tsx';
import { contactTexts } from '../contact.texts.generated.ts';
import classes from './contact-facts.module.css';

/** Where we are, and what many ask. */
export function ContactFacts({ address }: { address: string }) {
  const t = useTexts(contactTexts);
  return (
    <div className={classes.facts}>
      <section aria-labelledby="contact-information" className={classes.block}>
        <h2 id="contact-information">{t.information}</h2>
        <p className={classes.line}>
          <IconMapPin size={20} stroke={1.75} aria-hidden />
          <span>{address}</span>
        </p>
        <p className={classes.line}>
          <IconMail size={20} stroke={1.75} aria-hidden />
          <span>{t.byMail}</span>
        </p>
      </section>
      <Questions />
    </div>
  );
}

function Questions() {
  const t = useTexts(contactTexts);
  const { data } = useConfig();
  const share = data ? t.shareAnswer({ percent: data.split.creator_percent }) : '…';
  const questions: [string, string][] = [
    [t.verifyQuestion, t.verifyAnswer],
    [t.payQuestion, t.payAnswer],
    [t.unlockQuestion, t.unlockAnswer],
    [t.creatorQuestion, t.creatorAnswer],
    [t.shareQuestion, share],
  ];
  return (
    <section aria-labelledby="contact-questions" className={classes.block}>
      <h2 id="contact-questions">{t.questions}</h2>
      {questions.map(([question, answer]) => (
        <Question key={question} question={question} answer={answer} />
      ))}
    </section>
  );
}
