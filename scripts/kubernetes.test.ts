import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { CronJob, Job } from 'kubernetes-models/batch/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { KEEPING, readEnv, readKeepingEnv, SECRETS, VARIABLES } from '../apps/server/src/env.ts';
import { commandsOf } from './likha.mjs';

/** The manifests by Kubernetes's own schemas, by what Likha reads of its environment, and by kubectl where it is installed. */
const FOLDER = join(import.meta.dirname, '..', 'ops/kubernetes');
const FOLDERS = [FOLDER, join(FOLDER, 'migrate')];
const KINDS = {
  ...{ Deployment, StatefulSet, HorizontalPodAutoscaler, CronJob, Job },
  ...{ Ingress, PodDisruptionBudget, PersistentVolumeClaim, Service },
};

interface Variable {
  name: string;
  value?: string;
  valueFrom?: { secretKeyRef: { name: string; key: string; optional?: boolean } };
}
interface Container {
  command?: string[];
  env: Variable[];
  envFrom?: { configMapRef: { name: string } }[];
  ports?: { containerPort: number }[];
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  securityContext: object;
  volumeMounts: { name: string; mountPath: string }[];
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string } };
}
interface Pod {
  automountServiceAccountToken: boolean;
  securityContext: object;
  containers: [Container];
  volumes: { name: string }[];
}
interface Manifest {
  apiVersion: string;
  kind: keyof typeof KINDS;
  metadata: { name: string };
  spec: Record<string, unknown>;
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const kustomizations = FOLDERS.map(
  (folder) => [folder, parse(read(folder, 'kustomization.yaml')) as { resources: string[] }] as const,
);
const manifests = kustomizations.flatMap(([folder, { resources }]) =>
  resources.flatMap((file) =>
    parseAllDocuments(read(folder, file)).map((document) => document.toJS() as Manifest),
  ),
);
const settings = Object.fromEntries(
  read(FOLDER, 'settings.env')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

/** Every pod that there will be, by what makes it. */
const pods = manifests.flatMap(({ metadata, spec }) => {
  const of = (spec.jobTemplate as { spec: typeof spec } | undefined)?.spec ?? spec;
  const template = of.template as { spec: Pod } | undefined;
  return template
    ? [{ name: metadata.name, pod: template.spec, container: template.spec.containers[0] }]
    : [];
});
const podOf = (name: string) => pods.find((pod) => pod.name === name) as (typeof pods)[number];

/** As its schema sees it: what it never looks at is no field. */
function unknownFields(manifest: Manifest): string[] {
  const seen = new Map<object, Set<string>>();
  const watched = <T extends object>(value: T): T => {
    const fields = new Set<string>();
    seen.set(value, fields);
    const children = new Map<string, unknown>();
    return new Proxy(value, {
      get(target, key, receiver) {
        const found = Reflect.get(target, key, receiver) as unknown;
        if (typeof key !== 'string' || !Object.hasOwn(target, key)) return found;
        fields.add(key);
        if (typeof found !== 'object' || found === null) return found;
        if (!children.has(key)) children.set(key, watched(found));
        return children.get(key);
      },
    });
  };
  // Its constructor would copy, and read everything.
  KINDS[manifest.kind].prototype.validate.call(watched(manifest));
  return [...seen].flatMap(([value, fields]) => Object.keys(value).filter((key) => !fields.has(key)));
}

/** What a container finds in its environment, where every secret that it names is there. */
function environmentOf({ env, envFrom = [] }: Container, hasOptional = true): Record<string, string> {
  const told = env.flatMap(({ name, value, valueFrom }) => {
    if (valueFrom?.secretKeyRef.optional && !hasOptional) return [];
    return [[name, value ?? SAMPLES[name] ?? `${name.toLowerCase()}-of-the-secret-and-long-enough-1`]];
  });
  return {
    ...IMAGE,
    ...(envFrom.length > 0 ? { ...settings, PAYPAL_CLIENT_ID: 'x', PAYPAL_WEBHOOK_ID: 'y' } : {}),
    ...Object.fromEntries(told),
  };
}
const SAMPLES: Record<string, string> = {
  APP_SECRET: '4f1c9b7e02ad83566ec1f09d7b35a248',
  APP_SECRET_PREVIOUS: '5f1c9b7e02ad83566ec1f09d7b35a248',
  DATABASE_URL: 'postgresql://likha:x@postgres/likha',
  DATABASE_READ_URL: 'postgresql://likha:x@replica/likha',
  REDIS_URL: 'redis://redis:6379',
  SMTP_URL: 'smtps://mail.example',
  OTEL_EXPORTER_OTLP_HEADERS: 'authorization=x',
};
/** As the Dockerfile says them. */
const IMAGE = Object.fromEntries(
  [...read(join(import.meta.dirname, '..'), 'Dockerfile').matchAll(/\b(HOST|PORT|DATA_DIR|DEMO)=(\S+)/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

describe('the manifests', () => {
  it('are what Kubernetes takes, with no field that it does not know', () => {
    expect(manifests.map(({ kind }) => kind)).toEqual(expect.arrayContaining(Object.keys(KINDS)));
    for (const manifest of manifests) {
      const { apiVersion, kind, metadata } = manifest;
      expect(apiVersion, metadata.name).toBe((KINDS[kind] as unknown as { apiVersion: string }).apiVersion);
      expect(unknownFields(manifest), `${kind} ${metadata.name}`).toEqual([]);
    }
  });

  it('are refused where a field is misspelt, or is of another kind', () => {
    const [web] = manifests as [Manifest];
    expect(unknownFields({ ...web, spec: { ...web.spec, replica: 2 } })).toEqual(['replica']);
    expect(() => unknownFields({ ...web, spec: { ...web.spec, replicas: 'two' } })).toThrow(/replicas/);
  });

  it('are all in a kustomization', () => {
    for (const [folder, { resources }] of kustomizations)
      expect(
        readdirSync(folder)
          .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
          .sort(),
      ).toEqual([...resources].sort());
  });

  const kubectl = spawnSync('kubectl', ['version', '--client']).status === 0;
  it.skipIf(!kubectl)('are put together by kubectl, with the settings and an image', () => {
    const [all, migrate] = FOLDERS.map((folder) => {
      const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
      expect(status, stderr).toBe(0);
      return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest);
    });
    expect(all?.length).toBe(manifests.length - 1 + 1);
    expect(migrate?.map(({ kind }) => kind)).toEqual(['Job']);
    expect(JSON.stringify(all)).not.toMatch(/"image":"likha"|"name":"likha-settings"/);
  });
});

describe('what a pod is told', () => {
  it('is every variable, as a setting or a secret, or is said by the image', () => {
    const told = new Set([
      ...Object.keys(settings),
      ...pods.flatMap(({ container }) => container.env.map(({ name }) => name)),
    ]);
    const ofImageOrDemo = [...Object.keys(IMAGE), 'SANDBOX_PORT', 'DEMO_PUBLIC', 'DEMO_CROWD'];
    expect(VARIABLES.filter((name) => !told.has(name) && !ofImageOrDemo.includes(name))).toEqual([]);
    expect([...told].filter((name) => !VARIABLES.includes(name))).toEqual([]);
  });

  it('is no secret in a file, and of secrets those of its role', () => {
    expect(Object.keys(settings).filter((name) => name in SECRETS)).toEqual([]);
    for (const { name, container } of pods) {
      const secrets = container.env.filter(({ valueFrom }) => valueFrom);
      for (const { name: variable, valueFrom } of secrets)
        expect(valueFrom?.secretKeyRef).toMatchObject({ name: 'likha-secrets', key: variable });
      for (const variable of container.env.filter(({ value }) => value !== undefined))
        expect(variable.name in SECRETS, `${name}: ${variable.name}`).toBe(false);
    }
    for (const role of ['web', 'worker'] as const) {
      const told = podOf(`likha-${role}`).container.env.filter(({ valueFrom }) => valueFrom);
      const own = Object.entries(SECRETS).filter(([, roles]) => (roles as readonly string[]).includes(role));
      expect(told.map(({ name }) => name).sort(), role).toEqual(own.map(([name]) => name).sort());
    }
  });

  it.each(['likha-web', 'likha-worker'])(
    'is what %s starts with, also without what may be left out',
    (name) => {
      const { container } = podOf(name);
      expect(readEnv(environmentOf(container, false)).DEMO).toBe(false);
      expect(readEnv({ ...environmentOf(container), ...OPTIONAL }).DEMO).toBe(false);
    },
  );
});

it('tells who makes backups no secret but of what is kept', () => {
  const { container } = podOf('likha-backup');
  expect(readKeepingEnv(environmentOf(container, false)).BACKUP_DIR).toBe('/backups');
  const secrets = container.env.filter(({ valueFrom }) => valueFrom).map(({ name }) => name);
  expect(secrets.filter((name) => !KEEPING.includes(name))).toEqual([]);
});

/** What goes with secrets that may be left out. */
const OPTIONAL = {
  LIVEKIT_URL: 'wss://livekit.example',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
};

describe('a pod', () => {
  it.each(pods)(
    '$name has no right that it does not need, and no more of a machine than is said',
    ({ pod, container }) => {
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      });
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources).toMatchObject({
        requests: { cpu: expect.any(String), memory: expect.any(String) },
        limits: { memory: expect.any(String) },
      });
      // Where it writes is a volume, in a folder that it makes itself: one of a volume belongs to root and may be read by others.
      const { DATA_DIR = '' } = environmentOf(container);
      const mounts = container.volumeMounts.map(({ mountPath }) => mountPath);
      expect(mounts.some((mount) => DATA_DIR.startsWith(`${mount}/`))).toBe(true);
      expect(mounts).toContain('/tmp');
    },
  );

  it.each(['likha-web', 'likha-worker'])('%s is asked where Likha answers', (name) => {
    const { container } = podOf(name);
    const env = readEnv(environmentOf(container, false));
    expect(container.ports?.[0]?.containerPort).toBe(env.ROLE === 'worker' ? env.HEALTH_PORT : env.PORT);
    expect(container.livenessProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' });
    expect(container.readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'http' });
  });

  it('runs commands that there are', () => {
    const run = pods.flatMap(({ container }) => (container.command ? [container.command] : []));
    expect(run.map(([tini, , likha]) => `${tini} ${likha}`)).toEqual(['tini likha', 'tini likha']);
    for (const [, , , command = ''] of run) expect([...commandsOf().keys()]).toContain(command);
  });
});
