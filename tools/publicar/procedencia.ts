// Where a build comes from, as far as git and CI say, and whether this checkout has what is published.
import { spawnSync } from 'node:child_process';

import type { Procedencia } from '@comanda/shared/contracts/admin/publicaciones';

const LETRAS = 120;

/** What git answers in that folder; null where there is no git, no repository, or it refuses. */
function git(dir: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: dir, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

export function procedenciaDe(dir: string): Procedencia {
  const commit = git(dir, 'rev-parse', 'HEAD');
  return {
    commit,
    limpio: git(dir, 'status', '--porcelain', '--', '.') === '',
    autor: git(dir, 'show', '-s', '--format=%an', 'HEAD')?.slice(0, LETRAS) ?? null,
    corrida: corridaDe(process.env),
  };
}

/** The page of this run, as GitHub and GitLab tell it. */
function corridaDe(env: NodeJS.ProcessEnv): string | null {
  const { GITHUB_SERVER_URL: de, GITHUB_REPOSITORY: repositorio, GITHUB_RUN_ID: id } = env;
  if (de && repositorio && id) return `${de}/${repositorio}/actions/runs/${id}`;
  return env['CI_JOB_URL'] ?? null;
}

/** Whether what this checkout builds goes on from that commit; null where it has no git that could tell. */
export function continua(dir: string, commit: string): boolean | null {
  if (git(dir, 'rev-parse', 'HEAD') === null) return null;
  return git(dir, 'merge-base', '--is-ancestor', commit, 'HEAD') !== null;
}
