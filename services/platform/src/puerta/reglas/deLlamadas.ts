import type { Acceso } from '@comanda/shared/contracts/defineCall';

import type { Llamada } from '../../lanzamientos/lanzamiento';
import type { Regla } from '../regla';

const deQuienes = ({ perfiles, area }: Pick<Llamada, 'perfiles' | 'area'> | Acceso) =>
  `${[perfiles].flat().join(', ')}${area === null ? '' : ` con ${area}`}`;

function decir(llamada: Llamada, acceso: Acceso | undefined): string | null {
  const cual = `${llamada.method} ${llamada.path}`;
  if (!acceso) return `${cual} no lo atiende ningun servicio`;
  const [aqui, alla] = [deQuienes(llamada), deQuienes(acceso)];
  return aqui === alla ? null : `${cual} es aqui de ${aqui}, y en los servicios de ${alla}`;
}

export const DE_LLAMADAS: readonly Regla[] = [
  {
    nombre: 'llamada-desconocida',
    arreglo: 'Publique antes el servicio que la atiende, o traiga sus contratos al dia',
    *revisar({ lanzamiento: { llama } }, { llamadas }) {
      for (const llamada of llama ?? []) {
        const falta = decir(llamada, llamadas.get(`${llamada.method} ${llamada.path}`));
        if (falta) yield falta;
      }
    },
  },
];
