import { paths } from '@likha/contract/addresses';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { accountsTexts } from '../../features/accounts/accounts.texts.generated.ts';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { RegisterForm } from '../../features/accounts/components/register-form.tsx';
import { solveCaptcha } from '../../lib/captcha/solve-captcha.ts';
import { useTexts } from '../../lib/texts.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { CaptchaBox } from '../../ui/captcha-box.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { notify } from '../../ui/toast/toast.ts';
import { headTexts } from './head.texts.generated.ts';

/** Sign-up. `?type=creator` chooses the creator, `?aff=` names the creator who referred this one. */
export function RegisterPage() {
  const t = useTexts(accountsTexts);
  const [query] = useSearchParams();
  const { state } = useLocation();
  const referrer = query.get('aff');
  useEffect(() => {
    if (!referrer) return;
    notify({
      title: t.referralTitle,
      text: t.referralText({ name: referrer }),
    });
  }, [referrer, t]);
  return (
    <AuthLayout
      title={t.createYourAccount}
      lead={
        <RichText
          text={t.alreadyHere}
          parts={{
            link: (words) => (
              <Link to={paths.login()} state={state} className="text-link">
                {words}
              </Link>
            ),
          }}
        />
      }
    >
      <PageHead title={t.signUpTitle} description={useTexts(headTexts).register} path={paths.register()} />
      <RegisterForm
        firstType={query.get('type') === 'creator' ? 'creator' : 'fan'}
        referrer={referrer}
        renderCaptcha={(captcha) => (
          <CaptchaBox
            {...captcha}
            solve={solveCaptcha}
            onError={() => notify({ tone: 'bad', title: t.captchaFailedTitle, text: t.captchaFailedText })}
          />
        )}
      />
    </AuthLayout>
  );
}
