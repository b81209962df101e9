import { useEffect, useState } from 'react';

import { REPORTES_POR_PAGINA } from '@comanda/shared/contracts/reportes/reportes';
import type { Reparto, Trabajador } from '@comanda/shared/contracts/reportes/servicio';
import { aCentavos, aDolares, centavos, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { repartirServicio } from '@comanda/shared/domain/dinero/servicio';
import { soloCifras } from '@comanda/shared/domain/texto/soloCifras';
import { useCerrarConCuidado } from '@comanda/shared/piezas/formulario';
import { DataTable, enMemoria, type Column } from '@comanda/shared/piezas/tabla';
import { QueryView } from '@comanda/shared/piezas/vista';
import { useSinEnviar } from '@comanda/shared/session';
import { Button, Input, withNotice } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import estilos from './reparto.module.css';
import { reporteMensajes as mensajes } from './reporteMensajes';
import { useGuardarDiasDeServicioMutation, useRepartoDeServicioQuery } from './servicioApi';

export type RepartoModalProps = { empresa: string; mes: string; onCerrar: () => void };

/** What the workers share of the servicio of a month, by the days each worked. */
export default function RepartoModal({ empresa, mes, onCerrar }: RepartoModalProps) {
  const reparto = useRepartoDeServicioQuery({ empresa, mes }, { refetchOnMountOrArgChange: true });
  const { cerrar, onEstado } = useCerrarConCuidado(onCerrar);
  return (
    <Modal
      open
      title={mensajes.reparto.delMes(mes)}
      width={720}
      mask={{ closable: false }}
      onCancel={() => void cerrar()}
      footer={<Button onClick={() => void cerrar()}>Cerrar</Button>}
    >
      <QueryView query={reparto} empty={null} esqueleto="tabla">
        {(leido) => <Dias key={mes} empresa={empresa} reparto={leido} onEstado={onEstado} />}
      </QueryView>
    </Modal>
  );
}

type Dias = Omit<Trabajador, 'monto'>;

const DIAS_DE_MES = 31;

type DiasProps = {
  empresa: string;
  reparto: Reparto;
  onEstado: ReturnType<typeof useCerrarConCuidado>['onEstado'];
};

function Dias({ empresa, reparto, onEstado }: DiasProps) {
  const { mes, servicio, ventas } = reparto;
  const [trabajadores, setTrabajadores] = useState<readonly Dias[]>(reparto.trabajadores);
  const [guardados, setGuardados] = useState(trabajadores);
  const [nuevo, setNuevo] = useState('');
  const [guardar, { isLoading }] = useGuardarDiasDeServicioMutation();
  const sucio = trabajadores !== guardados || nuevo.trim() !== '';
  useSinEnviar(sucio);
  useEffect(() => {
    onEstado({ sucio, enviando: isLoading });
  });
  const partes = repartirServicio(
    aCentavos(servicio),
    trabajadores.map(({ dias }) => Math.round(dias * 100)), // the server refuses half a day, once it is saved
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
  const onGuardar = async () => {
    const hecho = guardar({
      empresa,
      mes,
      trabajadores: trabajadores.map(({ trabajador, dias }) => ({ trabajador, dias })),
    }).unwrap();
    if (await withNotice(hecho, mensajes.reparto)) setGuardados(trabajadores);
  };

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
        <Button type="primary" loading={isLoading} onClick={() => void onGuardar()}>
          Guardar días
        </Button>
      </form>
    </div>
  );
}

type DiasDeProps = { trabajador: string; dias: number; onCambio: (dias: number) => void };

function DiasDe({ trabajador, dias, onCambio }: DiasDeProps) {
  const [escrito, setEscrito] = useState(String(dias));
  return (
    <Input
      aria-label={`Días de ${trabajador}`}
      className={`cifra ${estilos.dias ?? ''}`}
      inputMode="numeric"
      value={(Number(escrito) || 0) === dias ? escrito : String(dias)}
      onChange={({ target }) => {
        const texto = soloCifras(target.value, 2);
        setEscrito(texto);
        onCambio(Math.min(Number(texto) || 0, DIAS_DE_MES));
      }}
      onFocus={(event) => event.target.select()}
    />
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
      <DiasDe trabajador={trabajador} dias={dias} onCambio={(suyos) => fijar(trabajador, suyos)} />
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
