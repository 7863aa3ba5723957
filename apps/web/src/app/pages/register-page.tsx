import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { AuthLayout } from '../../features/accounts/components/auth-layout.tsx';
import { RegisterForm } from '../../features/accounts/components/register-form.tsx';
import { CAPTCHA_FAILED } from '../../features/accounts/registration-checks.ts';
import { solveCaptcha } from '../../lib/captcha/solve-captcha.ts';
import { paths } from '../../lib/paths.ts';
import { CaptchaBox } from '../../ui/captcha-box.tsx';
import { Link } from '../../ui/link.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { notify } from '../../ui/toast/toast.ts';

/** Sign-up. `?type=creator` chooses the creator, `?aff=` names the creator who referred this one. */
export function RegisterPage() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const referrer = query.get('aff');
  useEffect(() => {
    if (!referrer) return;
    notify({
      title: 'Referral Link Detected',
      text: `You were referred by ${referrer}. You must register as a creator to activate the referral.`,
    });
  }, [referrer]);
  return (
    <AuthLayout
      title="Create your account"
      lead={
        <>
          Already with us?{' '}
          <Link to={paths.login()} state={state} className="text-link">
            Sign in
          </Link>
        </>
      }
    >
      <PageTitle title="Sign up" />
      <RegisterForm
        firstType={query.get('type') === 'creator' ? 'creator' : 'fan'}
        referrer={referrer}
        renderCaptcha={(token, onToken) => (
          <CaptchaBox
            solve={solveCaptcha}
            token={token}
            onToken={onToken}
            onError={() => notify({ tone: 'bad', ...CAPTCHA_FAILED })}
          />
        )}
      />
    </AuthLayout>
  );
}
