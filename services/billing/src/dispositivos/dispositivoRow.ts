import type { Dispositivo } from '@comanda/shared/contracts/admin/dispositivos';

import type { Database } from '../db/schema';
import type { Selectable } from 'kysely';

export type DispositivoRow = Omit<
  Selectable<Database['facturacion.dispositivos']>,
  'empresa_id' | 'token_hash' | 'revocado' | 'visto_sesion'
> & { numeros: number };

const instante = (valor: Date | null) => valor?.toISOString() ?? null;

export const toDispositivo = (fila: DispositivoRow): Dispositivo => ({
  id: fila.id,
  nombre: fila.nombre,
  punto_emision: fila.punto_emision,
  estado: fila.estado,
  creado: fila.creado.toISOString(),
  visto: instante(fila.visto),
  desfase_ms: fila.desfase_ms,
  por_enviar: fila.por_enviar,
  por_enviar_desde: instante(fila.por_enviar_desde),
  numeros: fila.numeros,
  arriendo_hasta: instante(fila.arriendo_hasta),
});
