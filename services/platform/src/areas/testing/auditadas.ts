import type { startPlatform } from '../../testing/startPlatform';

type Platform = Pick<Awaited<ReturnType<typeof startPlatform>>, 'sql'>;

/** What the audit says of what was done to companies, in its order. */
export const auditadas = (platform: Platform, accion: string) =>
  platform.sql<{ empresa_id: number; antes: object; despues: object; usuario_id: string }>(
    `select empresa_id, antes, despues, usuario_id from identidad.auditoria where accion = $1 order by id`,
    [accion],
  );
