import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';

import { INTENTOS_LIBRES } from './esperas';
import type { Estado, SecretoDeCajero } from './verificador';

const QUE = { clave: 'su contraseña', pin: 'su PIN' } as const;
const MAL = { clave: 'La contraseña no es correcta', pin: 'El PIN no es correcto' } as const;

/** What the screen says; each of it whole. */
export const dicho = {
  pedido: (tipo: SecretoDeCajero['tipo']) => `Escriba ${QUE[tipo]} para seguir vendiendo`,
  etiqueta: { clave: 'Contraseña', pin: 'PIN' },
  ingreso: (ingreso: number) => `Último ingreso: ${formatFechaHora(new Date(ingreso))}`,
  hasta: (hasta: number) => `Puede seguir sin línea hasta: ${formatFechaHora(new Date(hasta))}`,
  vacio: (tipo: SecretoDeCajero['tipo']) => `Escriba ${QUE[tipo]}`,
  mal: (tipo: SecretoDeCajero['tipo'], veces: number) =>
    veces < INTENTOS_LIBRES - 1
      ? MAL[tipo]
      : `${MAL[tipo]}. Otro error y este equipo hará esperar antes de probar de nuevo`,
  espera: (segundos: number) => `Demasiados intentos. Pruebe de nuevo en ${enTiempo(segundos)}`,
  noPuede: ({ motivo, horas }: Extract<Estado, { puede: false }>) =>
    ({
      SIN_CLAVE:
        'Este equipo todavía no puede reconocerle sin línea: lo aprende en los primeros segundos después de cada ingreso.',
      VENCIDO: `Pasaron más de ${horas} horas sin línea desde su último ingreso. Hay que ingresar de nuevo.`,
      AGOTADO: 'Hubo demasiados intentos en este equipo. Hay que ingresar de nuevo.',
      RELOJ:
        'La hora de este equipo es anterior a la de su último ingreso. Corrija la hora del equipo.',
    })[motivo],
  vuelve: (enDescanso: boolean) =>
    enDescanso
      ? 'Nadie usó este equipo por un tiempo. Si nadie escribe su contraseña, al volver la línea habrá que ingresar de nuevo.'
      : 'Cuando vuelva la línea, Comanda se abre sola.',
};

function enTiempo(segundos: number): string {
  return segundos < 90 ? `${segundos} s` : `${Math.ceil(segundos / 60)} min`;
}
