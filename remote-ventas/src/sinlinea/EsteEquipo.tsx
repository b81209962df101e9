import { useState } from 'react';

import { useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { Datos, useAhora } from '@comanda/shared/piezas/vista';
import { useConexion } from '@comanda/shared/session';
import {
  confirmarHora,
  contactar,
  useEquipo,
  vaciarSalida,
  type Equipo,
} from '@comanda/shared/sinLinea';
import { Alert, Button, withNotice } from '@comanda/shared/ui/core';

import { siSeVaLaLinea } from '../carrito/equipo/siSeVaLaLinea';
import { usePlazoDeEnvio } from '../carrito/equipo/usePlazoDeEnvio';
import { useRegistrarEquipo } from '../carrito/equipo/useRegistrarEquipo';
import { ProbarModal } from './ProbarModal';
import { RegistrarEquipoModal } from './RegistrarEquipoModal';
import { sinlineaMensajes as mensajes } from './sinlineaMensajes';
import { useAlmacenamiento } from './useAlmacenamiento';

type EsteEquipoProps = { empresa: string; administra: boolean };

/** What this browser is as a till of the company, and what it may sell with. */
export function EsteEquipo({ empresa, administra }: EsteEquipoProps) {
  const equipo = useEquipo(empresa);
  return (
    <section className="ui-tarjeta ventas-sinlinea-equipo" aria-label="Este equipo">
      {equipo ? (
        <Registrado equipo={equipo} />
      ) : (
        <SinRegistrar empresa={empresa} administra={administra} />
      )}
    </section>
  );
}

function SinRegistrar({ empresa, administra }: EsteEquipoProps) {
  const [eligiendo, setEligiendo] = useState(false);
  const { registrando, registrar } = useRegistrarEquipo(empresa);
  return (
    <>
      <p>{mensajes.sinRegistrar}</p>
      <p>{mensajes.queEs}</p>
      {administra ? (
        <div className="ui-fila">
          <Button type="primary" loading={registrando} onClick={registrar}>
            Registrar este equipo
          </Button>
          <Button disabled={registrando} onClick={() => setEligiendo(true)}>
            Elegir nombre y punto de emisión
          </Button>
        </div>
      ) : (
        <p>{mensajes.pidaloA}</p>
      )}
      {eligiendo && <RegistrarEquipoModal empresa={empresa} onCerrar={() => setEligiendo(false)} />}
    </>
  );
}

function Registrado({ equipo }: { equipo: Equipo }) {
  const store = useStore() as AppStore; // the page has one
  const enLinea = useConexion();
  const [ocupado, setOcupado] = useState(false);
  const [probando, setProbando] = useState(false);
  const { empresa } = equipo;
  const plazo = usePlazoDeEnvio(empresa);

  const actualizar = async () => {
    setOcupado(true);
    await withNotice(
      vaciarSalida(store).then(() => contactar(store.dispatch, empresa)),
      mensajes.contacto,
    );
    setOcupado(false);
  };

  return (
    <>
      <h2>{equipo.nombre}</h2>
      {equipo.hora_dudosa ? <HoraDudosa /> : <Impedimento equipo={equipo} />}
      {plazo && <Alert type="warning" showIcon title={plazo} />}
      <LoQueTiene equipo={equipo} />
      <div className="ui-fila">
        <Button loading={ocupado} disabled={!enLinea} onClick={() => void actualizar()}>
          Enviar y actualizar
        </Button>
        <Button onClick={() => setProbando(true)}>Probar sin línea</Button>
      </div>
      {probando && <ProbarModal equipo={equipo} onCerrar={() => setProbando(false)} />}
    </>
  );
}

function LoQueTiene({ equipo }: { equipo: Equipo }) {
  const almacenamiento = useAlmacenamiento();
  const { arriendo, contacto } = equipo;
  return (
    <>
      <Datos
        datos={[
          ['Punto de emisión', equipo.punto_emision],
          ['Números disponibles', <span className="cifra">{arriendo?.numeros.length ?? 0}</span>],
          ['Los tiene hasta', arriendo && formatFechaHora(arriendo.hasta)],
          ['Último contacto', contacto ? formatFechaHora(contacto) : 'Aún ninguno'],
          ['Almacenamiento', almacenamiento && comoGuarda(almacenamiento)],
        ]}
      />
      {almacenamiento?.persistente === false && <p>{mensajes.sinPersistencia}</p>}
    </>
  );
}

function HoraDudosa() {
  const ahora = useAhora();
  return (
    <Alert
      type="warning"
      showIcon
      title={mensajes.horaDudosa}
      description={`Hora de este equipo: ${formatFechaHora(ahora)}`}
      action={
        <Button onClick={() => void withNotice(confirmarHora(), mensajes.contacto)}>
          La hora es correcta
        </Button>
      }
    />
  );
}

function Impedimento({ equipo }: { equipo: Equipo }) {
  const texto = siSeVaLaLinea(equipo);
  return (
    <Alert
      type={texto ? 'warning' : 'success'}
      showIcon
      title={texto ?? 'Listo para vender sin línea'}
    />
  );
}

const comoGuarda = ({ persistente, libre }: { persistente: boolean; libre: number | null }) =>
  [persistente ? 'Protegido' : 'Sin proteger', libre !== null && `${libre} MB libres`]
    .filter(Boolean)
    .join(', ');
