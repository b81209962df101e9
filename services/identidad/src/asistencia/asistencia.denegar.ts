import { declarar, noExiste, type MundoDeDenegar } from '@comanda/kit/testing/denegar';
import { ANDINA, CAJERO, PUERTO } from '@comanda/kit/testing/semilla';
import { asistenciaCalls } from '@comanda/shared/contracts/admin/asistencia';

import { nuevaPersona } from '../testing/gente';

const { empresa } = PUERTO;
const correccion = {
  empresa,
  fecha: '2026-11-03',
  hora_ingreso: '08:00',
  hora_salida: '17:00',
  motivo: 'Olvido marcar',
};
/** Somebody of the other company alone, who came to work on a day of that month. */
const deAlla = async ({ dueno }: MundoDeDenegar) => {
  const { id } = await nuevaPersona({ dueno }, { empresas: [ANDINA.id] });
  await dueno(
    `insert into identidad.asistencias (usuario_id, dia, ingreso) values ($1, '2026-11-03', '2026-11-03T13:00:00Z')`,
    [id],
  );
  return { id };
};

export const denegar = declarar(asistenciaCalls)({
  quienes: `
llamada             area   empresa   quienes
listarAsistencia    admin  nombrada  Administrador
listarDeTurno       admin  nombrada  Administrador
corregirAsistencia  admin  nombrada  Administrador`,
  entradas: {
    listarAsistencia: () => ({ empresa, id: CAJERO.id, mes: '2026-11' }),
    listarDeTurno: () => ({ empresa }),
    corregirAsistencia: () => ({ ...correccion, id: CAJERO.id }),
  },
  ajenos: {
    listarAsistencia: [['somebody of its own', deAlla, noExiste]],
    corregirAsistencia: [['somebody of its own', deAlla, noExiste]],
  },
});
