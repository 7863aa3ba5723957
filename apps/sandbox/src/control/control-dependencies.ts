import type { ProviderBehaviour, Sandbox } from '../sandbox.ts';
import type { ProviderName } from '../settings.ts';

export interface ControlDependencies {
  sandbox: Sandbox;
  behaviours: Record<ProviderName, ProviderBehaviour>;
}
