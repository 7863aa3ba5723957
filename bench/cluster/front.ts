import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Daemon } from './daemon.ts';
import { fillIn } from './fill-in.ts';
import type { Programs } from './programs.ts';

/** nginx with TLS and a cache before the balancer. From then on this process believes its certificate, as browsers do a real one. */
export function frontOf(
  programs: Programs,
  folder: string,
  { port, webPort }: { port: number; webPort: number },
): Daemon {
  const own = join(folder, 'nginx');
  mkdirSync(own);
  const [certificate, key] = [join(own, 'certificate.pem'), join(own, 'key.pem')];
  execFileSync(
    programs.openssl,
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')]);
  const config = fillIn('nginx.conf', join(own, 'nginx.conf'), {
    folder: own,
    port,
    webPort,
    certificate,
    key,
  });
  return new Daemon(folder, {
    name: 'nginx',
    file: programs.nginx,
    args: ['-c', config, '-e', join(folder, 'nginx.log'), '-g', 'daemon off;'],
  });
}
