import type { Path } from '@likha/contract/addresses';
import { useTexts } from '../../../lib/texts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { accountsTexts } from '../accounts.texts.generated.ts';
import { AuthStack } from './auth-stack.tsx';

/** A link of a mail that cannot be followed: why, and where another is to be had. */
export function LinkBroken({ words, to }: { words: string; to: Path }) {
  const t = useTexts(accountsTexts);
  return (
    <AuthStack>
      <div role="alert">
        <Notice tone="warn">{words}</Notice>
      </div>
      <LinkButton to={to} size="lg">
        {t.askAgain}
      </LinkButton>
    </AuthStack>
  );
}
