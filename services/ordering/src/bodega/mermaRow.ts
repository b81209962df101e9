import type { Merma, MovimientoDeBodega } from '@comanda/shared/contracts/inventario/mermas';

import { numeroDePeso } from './libro';
import type { MermaRow } from './mermasRepository';
import type { MovimientosDeBodegaRepository } from './movimientosDeBodegaRepository';

export const toMerma = (fila: MermaRow): Merma => ({
  id: String(fila.id),
  id_materia: String(fila.materia_id),
  materi_prima: fila.materi_prima,
  peso_merma: Number(fila.peso_merma),
  medida: fila.medida,
  descripcion: fila.detalle,
  motivo: fila.motivo,
  nombreCompleto: fila.usuario,
  fecha_registro: fila.creado.toISOString(),
  costo: numeroDePeso(fila.costo),
  reversada: fila.reverso_creado && {
    nombreCompleto: fila.reverso_usuario ?? '',
    fecha_registro: fila.reverso_creado.toISOString(),
    motivo: fila.reverso_detalle ?? '',
  },
});

type Movido = Awaited<ReturnType<MovimientosDeBodegaRepository['pagina']>>['filas'][number];

export const toMovimientoDeBodega = (fila: Movido): MovimientoDeBodega => ({
  id: String(fila.id),
  fecha_registro: fila.creado.toISOString(),
  tipo: fila.tipo,
  cantidad: Number(fila.cantidad),
  saldo: Number(fila.saldo),
  costo: numeroDePeso(fila.costo),
  nombreCompleto: fila.usuario,
  detalle: fila.detalle,
});
