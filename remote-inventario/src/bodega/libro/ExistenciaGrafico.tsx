import { useState } from 'react';

import type { MateriaPrima, Medida } from '@comanda/shared/contracts/inventario/bodega';
import type { PuntoDeExistencia } from '@comanda/shared/contracts/inventario/mermas';
import { fechaNegocio, formatFecha } from '@comanda/shared/domain/texto/fecha';
import { formatPeso } from '@comanda/shared/domain/producto/medidas';
import { sumarDias } from '@comanda/shared/domain/texto/periodo';
import { QueryView, Vacio } from '@comanda/shared/piezas/vista';
import { GraficoLineas } from '@comanda/shared/ui/graficos';

import { EXISTENCIA_AL_DIA, useListarExistenciasQuery } from '../bodegaApi';

/** Every day from the first to the last, or to `hoy`: what nothing moved stays as it was, and a week is as wide as a week. */
export function diasSeguidos(dias: readonly PuntoDeExistencia[], hoy: string): PuntoDeExistencia[] {
  const [primero] = dias;
  if (!primero) return [];
  const saldos = new Map(dias.map(({ fecha, saldo }) => [fecha, saldo]));
  const seguidos: PuntoDeExistencia[] = [];
  const ultimo = [dias.at(-1)?.fecha ?? hoy, hoy].sort().at(-1) ?? hoy;
  let { fecha, saldo } = primero;
  for (; fecha <= ultimo; fecha = sumarDias(fecha, 1)) {
    saldo = saldos.get(fecha) ?? saldo;
    seguidos.push({ fecha, saldo });
  }
  return seguidos;
}

type ExistenciaGraficoProps = { empresa: string; materia: MateriaPrima };

/** What there was of a material at the end of each day that something moved. */
export function ExistenciaGrafico({ empresa, materia }: ExistenciaGraficoProps) {
  const { id, medida_entrada } = materia;
  const existencias = useListarExistenciasQuery({ empresa, id }, EXISTENCIA_AL_DIA);
  return (
    <QueryView query={existencias} empty={null}>
      {({ dias }) => <Existencia dias={dias} medida={medida_entrada} />}
    </QueryView>
  );
}

type ExistenciaProps = { dias: readonly PuntoDeExistencia[]; medida: Medida };

function Existencia({ dias, medida }: ExistenciaProps) {
  const [hoy] = useState(() => fechaNegocio(new Date()));
  const seguidos = diasSeguidos(dias, hoy);
  if (seguidos.length === 0) return <Vacio dibujo="grafico" titulo="Aún no hay movimientos" />;
  const valores = seguidos.map(({ saldo }) => saldo);
  return (
    <GraficoLineas
      titulo="Existencia al cierre de cada día"
      eje="Fecha"
      etiquetas={seguidos.map(({ fecha }) => formatFecha(fecha))}
      series={[{ nombre: 'Existencia', color: 'primario', valores }]}
      formato={(peso) => formatPeso(peso, medida)}
    />
  );
}
