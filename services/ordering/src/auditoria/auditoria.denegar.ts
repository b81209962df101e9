import { data, declarar, soloTitulos, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { ADMIN_OTRA, ANDINA, PUERTO } from '@comanda/kit/testing/semilla';
import { auditoriaCalls } from '@comanda/shared/contracts/admin/auditoria';

const { empresa } = PUERTO;
const nada = data({ filas: [], hay_mas: false });
const filaDeAlla = async ({ dueno }: MundoDeDenegar) => {
  const [fila] = await dueno<{ id: number }>(
    'select max(id) as id from pedidos.auditoria where empresa_id = $1',
    [ANDINA.id],
  );
  return { tras: `o${fila?.id ?? 0}` };
};

export const denegar = declarar(auditoriaCalls)({
  quienes: `
llamada             area   empresa   quienes
listarAuditoria     admin  nombrada  Administrador
exportarAuditoria   admin  nombrada  Administrador
listarResponsables  admin  nombrada  Administrador`,
  entradas: {
    listarAuditoria: () => ({ empresa, ventas: 'si' }),
    exportarAuditoria: () => ({ empresa, ventas: 'si', formato: 'csv' }),
    listarResponsables: () => ({ empresa }),
  },
  ajenos: {
    listarAuditoria: [['the place of a row of its own', filaDeAlla, nada]],
    exportarAuditoria: [['who did it', () => ({ usuario: ADMIN_OTRA.id }), soloTitulos]],
  },
});
