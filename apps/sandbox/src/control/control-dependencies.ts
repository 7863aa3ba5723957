import type { ProviderBehaviour, Sandbox } from '../sandbox.ts';
import type { PayerProviderName } from '../settings.ts';

export interface ControlDependencies {
  sandbox: Sandbox;
  behaviours: Record<PayerProviderName, ProviderBehaviour>;
}
