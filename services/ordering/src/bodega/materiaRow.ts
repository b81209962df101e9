import type { MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';
import { enAlerta } from '@comanda/shared/domain/producto/materiaPrima';

import type { MateriaRow } from './libro';

export const toMateria =
  (empresa: string) =>
  (fila: MateriaRow): MateriaPrima => ({
    id: String(fila.id),
    empresa,
    materi_prima: fila.materi_prima,
    peso_inicial: Number(fila.peso_inicial),
    peso_actual: Number(fila.peso_actual),
    peso_concurrente: Number(fila.peso_concurrente),
    medida_entrada: fila.medida_entrada,
    medida_salida: fila.medida_salida,
    cantidad_alerta: Number(fila.cantidad_alerta),
    nuevo_ingreso: Number(fila.nuevo_ingreso),
    id_usuario_ultimo_ingreso: fila.id_usuario_ultimo_ingreso,
    alerta: enAlerta(Number(fila.peso_actual), Number(fila.cantidad_alerta)),
    costo_unitario: fila.costo_unitario === null ? null : Number(fila.costo_unitario),
    version: fila.version,
  });
