import { useState } from 'react';

import {
  ASISTENCIAS_POR_PAGINA,
  type Asistencia,
} from '@comanda/shared/contracts/admin/asistencia';
import { fechaNegocio, formatFecha } from '@comanda/shared/domain/texto/fecha';
import { mesMas, textoDeMes } from '@comanda/shared/domain/texto/periodo';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { QueryView, useAhora } from '@comanda/shared/piezas/vista';
import { Button, Icono } from '@comanda/shared/ui/core';

import { useListarAsistenciaQuery } from './asistenciaApi';
import { asistenciaColumns } from './asistenciaColumns';
import { asistenciaMensajes as mensajes } from './asistenciaMensajes';
import { CorregirDiaModal, type Corregida } from './CorregirDiaModal';
import { formatMinutos } from './formatMinutos';

type AsistenciasProps = { id: string; empresa: string };

export function Asistencias({ id, empresa }: AsistenciasProps) {
  const hoy = fechaNegocio(useAhora());
  const [mes, setMes] = useState(hoy.slice(0, 7));
  const [corregida, setCorregida] = useState<Corregida | null>(null);
  const asistencia = useListarAsistenciaQuery(
    { empresa, id, mes },
    { refetchOnMountOrArgChange: true },
  );
  const deQuien = asistencia.currentData?.[0]?.nombreCompleto ?? '';
  return (
    <>
      <div className="ui-barra">
        <Meses mes={mes} ultimo={hoy.slice(0, 7)} onElegir={setMes} />
        <Button onClick={() => setCorregida({ fecha: mes === hoy.slice(0, 7) ? hoy : '' })}>
          Agregar día
        </Button>
      </div>
      <QueryView query={asistencia} esqueleto="tabla" empty={mensajes.vacio}>
        {(dias) => (
          <DataTable
            titulo={mensajes.titulo}
            resumen={`${deQuien}: ${resumenDe(dias)}`}
            columns={asistenciaColumns}
            fuente={enMemoria(dias)}
            rowKey={({ fecha }) => fecha}
            nombreDe={({ fecha }) => `el ${formatFecha(fecha)}`}
            pageSize={ASISTENCIAS_POR_PAGINA}
            numerada="#"
            exportar={`asistencia-${deQuien.replaceAll(' ', '-')}-${mes}`}
            compacta
            acciones={(dia) => [{ texto: 'Corregir', onElegir: () => setCorregida(dia) }]}
          />
        )}
      </QueryView>
      {corregida && (
        <CorregirDiaModal
          id={id}
          empresa={empresa}
          hoy={hoy}
          dia={corregida}
          onCerrar={() => setCorregida(null)}
        />
      )}
    </>
  );
}

/** What was worked, as far as it is known, and how often nobody logged out. */
function resumenDe(dias: readonly Asistencia[]): string {
  const trabajado = dias.reduce((suma, { minutos }) => suma + (minutos ?? 0), 0);
  const olvidos = dias.filter(({ sin_salida }) => sin_salida).length;
  return formatMinutos(trabajado) + (olvidos === 0 ? '' : `, ${olvidos} sin salida`);
}

type MesesProps = { mes: string; ultimo: string; onElegir: (mes: string) => void };

/** Which month, one step at a time. */
function Meses({ mes, ultimo, onElegir }: MesesProps) {
  return (
    <span className="ui-dato admin-mes" role="group" aria-label="Mes">
      <Button
        aria-label="Mes anterior"
        icon={<Icono nombre="anterior" />}
        onClick={() => onElegir(mesMas(mes, -1))}
      />
      <strong role="status">{textoDeMes(mes)}</strong>
      <Button
        aria-label="Mes siguiente"
        icon={<Icono nombre="siguiente" />}
        disabled={mes >= ultimo}
        onClick={() => onElegir(mesMas(mes, 1))}
      />
    </span>
  );
}
