import { type Path, paths } from '@likha/contract/addresses';
import { DELETION_DAYS, POLICY, REMOVAL } from '@likha/contract/limits';
import { useConfig } from '../../../lib/config.ts';
import { useSession } from '../../../lib/session.ts';
import { useTexts } from '../../../lib/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { Question } from '../../../ui/question.tsx';
import type { HelpTexts } from './help.texts.generated.ts';
import { helpTexts } from './help.texts.generated.ts';
import classes from './help-questions.module.css';

interface Way {
  to: Path;
  words: string;
}

interface Asked {
  question: string;
  answer: string;
  /** Where what the answer speaks of is, for whom it is there. */
  way?: Way | undefined;
}

interface Group {
  name: string;
  questions: Asked[];
}

/** What many ask, by what it is about. */
export function HelpQuestions() {
  const t = useTexts(helpTexts);
  const { user } = useSession();
  const { data } = useConfig();
  const isFan = user?.user_type === 'fan';
  const groups: Group[] = [
    { name: t.money, questions: aboutMoney(t, isFan) },
    { name: t.account, questions: aboutAccount(t, user !== null) },
    {
      name: t.safety,
      questions: [
        { question: t.reportQuestion, answer: t.reportAnswer },
        {
          question: t.shownQuestion,
          answer: t.shownAnswer({ days: REMOVAL.days }),
          way: { to: paths.removalRequest(), words: t.toRemoval },
        },
      ],
    },
    {
      name: t.creators,
      questions: [
        { question: t.verifyQuestion, answer: t.verifyAnswer },
        {
          question: t.shareQuestion,
          answer: data ? t.shareAnswer({ percent: data.split.creator_percent }) : '…',
        },
        {
          question: t.tracedQuestion,
          answer: t.tracedAnswer,
          way: { to: paths.contact(), words: t.write },
        },
      ],
    },
  ];
  return groups.map((group) => <Questions key={group.name} {...group} />);
}

function aboutMoney(t: HelpTexts, isFan: boolean): Asked[] {
  const ofFans = (way: Way) => (isFan ? way : undefined);
  return [
    {
      question: t.payQuestion,
      answer: t.payAnswer,
      way: ofFans({ to: paths.buyCredits(), words: t.toBuy }),
    },
    {
      question: t.missingQuestion,
      answer: t.missingAnswer,
      way: ofFans({ to: paths.creditHistory(), words: t.toHistory }),
    },
    {
      question: t.refundQuestion,
      answer: t.refundAnswer({ hours: POLICY.refundHours }),
      way: { to: paths.legal('refunds'), words: t.toRefunds },
    },
    {
      question: t.keepQuestion,
      answer: t.keepAnswer,
      way: ofFans({ to: paths.library(), words: t.toLibrary }),
    },
    {
      question: t.cancelQuestion,
      answer: t.cancelAnswer,
      way: ofFans({ to: paths.subscriptions(), words: t.toSubscriptions }),
    },
  ];
}

function aboutAccount(t: HelpTexts, isSignedIn: boolean): Asked[] {
  const settings = isSignedIn ? { to: paths.settings(), words: t.toSettings } : undefined;
  const password = isSignedIn ? undefined : { to: paths.forgotPassword(), words: t.toPassword };
  return [
    {
      question: t.privacyQuestion,
      answer: t.privacyAnswer,
      way: { to: paths.legal('privacy'), words: t.toPrivacy },
    },
    { question: t.matureQuestion, answer: t.matureAnswer, way: settings },
    { question: t.signInQuestion, answer: t.signInAnswer, way: password },
    { question: t.leaveQuestion, answer: t.leaveAnswer({ days: DELETION_DAYS }), way: settings },
  ];
}

function Questions({ name, questions }: Group) {
  return (
    <section className={classes.group}>
      <h2>{name}</h2>
      {questions.map(({ question, answer, way }) => (
        <Question key={question} question={question} answer={answer}>
          {way && (
            <p className={classes.way}>
              <Link to={way.to} className="text-link">
                {way.words}
              </Link>
            </p>
          )}
        </Question>
      ))}
    </section>
  );
}
