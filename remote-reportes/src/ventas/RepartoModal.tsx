import { useState } from 'react';

import { REPORTES_POR_PAGINA } from '@comanda/shared/contracts/reportes/reportes';
import type { Reparto, Trabajador } from '@comanda/shared/contracts/reportes/servicio';
import { aCentavos, aDolares, centavos, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { repartirServicio } from '@comanda/shared/domain/dinero/servicio';
import { DataTable, enMemoria, type Column } from '@comanda/shared/piezas/tabla';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Button, Input, withNotice } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import estilos from './reparto.module.css';
import { reporteMensajes as mensajes } from './reporteMensajes';
import { useGuardarDiasDeServicioMutation, useRepartoDeServicioQuery } from './servicioApi';

export type RepartoModalProps = { empresa: string; mes: string; onCerrar: () => void };

/** What the workers share of the servicio of a month, by the days each worked. */
export default function RepartoModal({ empresa, mes, onCerrar }: RepartoModalProps) {
  const reparto = useRepartoDeServicioQuery({ empresa, mes }, { refetchOnMountOrArgChange: true });
  return (
    <Modal
      open
      title={mensajes.reparto.delMes(mes)}
      width={720}
      onCancel={onCerrar}
      footer={
        <Button type="primary" onClick={onCerrar}>
          Cerrar
        </Button>
      }
    >
      <QueryView query={reparto} empty={null} esqueleto="tabla">
        {(leido) => <Dias key={mes} empresa={empresa} reparto={leido} />}
      </QueryView>
    </Modal>
  );
}

type Dias = Omit<Trabajador, 'monto'>;

const DIAS_DE_MES = 31;
const leerDias = (texto: string) =>
  Math.min(Number(texto.replace(/\D/g, '').slice(0, 2)), DIAS_DE_MES);

function Dias({ empresa, reparto }: { empresa: string; reparto: Reparto }) {
  const { mes, servicio, ventas } = reparto;
  const [trabajadores, setTrabajadores] = useState<readonly Dias[]>(reparto.trabajadores);
  const [nuevo, setNuevo] = useState('');
  const [guardar, { isLoading }] = useGuardarDiasDeServicioMutation();
  const partes = repartirServicio(
    aCentavos(servicio),
    trabajadores.map(({ dias }) => dias),
  );
  const filas = trabajadores.map((uno, i) => ({
    ...uno,
    monto: aDolares(partes[i] ?? centavos(0)),
  }));
  const fijar = (quien: string, dias: number) =>
    setTrabajadores(trabajadores.map((uno) => (uno.trabajador === quien ? { ...uno, dias } : uno)));
  const nombre = nuevo.trim();
  const repetido = trabajadores.some(({ trabajador }) => trabajador === nombre);
  const agregar = () => {
    setTrabajadores([...trabajadores, { trabajador: nombre, dias: 0 }]);
    setNuevo('');
  };
  const onGuardar = () =>
    void withNotice(
      guardar({
        empresa,
        mes,
        trabajadores: trabajadores.map(({ trabajador, dias }) => ({ trabajador, dias })),
      }).unwrap(),
      mensajes.reparto,
    );

  return (
    <div className="ui-pila">
      <p>
        {mensajes.reparto.suma} <strong className="cifra">{formatMonto(servicio)}</strong>{' '}
        {mensajes.reparto.deVentas(ventas)}
      </p>
      <DataTable
        titulo="Reparto del servicio"
        columns={columnasDe(fijar)}
        fuente={enMemoria(filas)}
        rowKey={({ trabajador }) => trabajador}
        pageSize={REPORTES_POR_PAGINA}
        exportar={`servicio-${mes}`}
        compacta
      />
      <form
        className="ui-fila"
        onSubmit={(event) => {
          event.preventDefault();
          if (nombre !== '' && !repetido) agregar();
        }}
      >
        <Input
          aria-label="Otro trabajador"
          placeholder="Otro trabajador"
          maxLength={200}
          className={estilos.nuevo}
          value={nuevo}
          onChange={(event) => setNuevo(event.target.value)}
        />
        <Button htmlType="submit" disabled={nombre === '' || repetido}>
          Agregar
        </Button>
        <Button type="primary" loading={isLoading} onClick={onGuardar}>
          Guardar días
        </Button>
      </form>
    </div>
  );
}

const columnasDe = (fijar: (quien: string, dias: number) => void): Column<Trabajador>[] => [
  {
    id: 'trabajador',
    header: 'TRABAJADOR',
    movil: 'titulo',
    text: ({ trabajador }) => trabajador,
  },
  {
    id: 'dias',
    header: 'DÍAS',
    align: 'right',
    text: ({ dias }) => String(dias),
    numero: ({ dias }) => dias,
    cell: ({ trabajador, dias }) => (
      <Input
        aria-label={`Días de ${trabajador}`}
        className={`cifra ${estilos.dias ?? ''}`}
        inputMode="numeric"
        value={String(dias)}
        onChange={(event) => fijar(trabajador, leerDias(event.target.value))}
        onFocus={(event) => event.target.select()}
      />
    ),
  },
  {
    id: 'monto',
    header: 'LE TOCA',
    align: 'right',
    text: ({ monto }) => formatMonto(monto),
    numero: ({ monto }) => monto,
  },
];
