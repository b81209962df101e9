import { useState } from 'react';

import { useStore } from 'react-redux';

import type { AppStore } from '@comanda/shared/api';
import { formatFechaHora } from '@comanda/shared/domain/fecha';
import { Datos, useAhora } from '@comanda/shared/piezas/vista';
import { useConexion } from '@comanda/shared/session';
import {
  confirmarHora,
  contactar,
  impedimentoSinLinea,
  useEquipo,
  vaciarSalida,
  type Equipo,
} from '@comanda/shared/sinLinea';
import { Alert, Button, withNotice } from '@comanda/shared/ui/core';

import { ProbarModal } from './ProbarModal';
import { RegistrarModal } from './RegistrarModal';
import { sinlineaMensajes as mensajes } from './sinlineaMensajes';
import { useAlmacenamiento } from './useAlmacenamiento';

type EsteEquipoProps = { empresa: string; administra: boolean };

/** What this browser is as a till of the company, and what it may sell with. */
export function EsteEquipo({ empresa, administra }: EsteEquipoProps) {
  const equipo = useEquipo(empresa);
  return (
    <section className="ui-tarjeta ventas-sinlinea-equipo" aria-label="Este equipo">
      {equipo ? <Registrado equipo={equipo} /> : <SinRegistrar {...{ empresa, administra }} />}
    </section>
  );
}

function SinRegistrar({ empresa, administra }: EsteEquipoProps) {
  const [registrando, setRegistrando] = useState(false);
  return (
    <>
      <p>{mensajes.sinRegistrar}</p>
      <p>{mensajes.queEs}</p>
      {administra ? (
        <div className="ventas-sinlinea-botones">
          <Button type="primary" onClick={() => setRegistrando(true)}>
            Registrar este equipo
          </Button>
        </div>
      ) : (
        <p>{mensajes.pidaloA}</p>
      )}
      {registrando && <RegistrarModal empresa={empresa} onCerrar={() => setRegistrando(false)} />}
    </>
  );
}

function Registrado({ equipo }: { equipo: Equipo }) {
  const store = useStore() as AppStore; // the page has one
  const enLinea = useConexion();
  const almacenamiento = useAlmacenamiento();
  const [ocupado, setOcupado] = useState(false);
  const [probando, setProbando] = useState(false);
  useAhora();
  const { empresa, arriendo, contacto, estado } = equipo;
  const impedimento = estado === 'REVOCADO' || contacto !== null;

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
      {equipo.hora_dudosa && (
        <Alert
          type="warning"
          showIcon
          title={mensajes.horaDudosa}
          description={`Hora de este equipo: ${formatFechaHora(new Date())}`}
          action={
            <Button onClick={() => void withNotice(confirmarHora(), mensajes.contacto)}>
              La hora es correcta
            </Button>
          }
        />
      )}
      {impedimento && !equipo.hora_dudosa && <Impedimento equipo={equipo} />}
      <Datos
        datos={[
          ['Punto de emision', equipo.punto_emision],
          ['Numeros disponibles', <span className="cifra">{arriendo?.numeros.length ?? 0}</span>],
          ['Los tiene hasta', arriendo && formatFechaHora(arriendo.hasta)],
          ['Ultimo contacto', contacto ? formatFechaHora(contacto) : 'Aun ninguno'],
          ['Almacenamiento', almacenamiento && comoGuarda(almacenamiento)],
        ]}
      />
      {almacenamiento && !almacenamiento.persistente && <p>{mensajes.sinPersistencia}</p>}
      <div className="ventas-sinlinea-botones">
        <Button loading={ocupado} disabled={!enLinea} onClick={() => void actualizar()}>
          Enviar y actualizar
        </Button>
        <Button onClick={() => setProbando(true)}>Probar sin linea</Button>
      </div>
      {probando && <ProbarModal equipo={equipo} onCerrar={() => setProbando(false)} />}
    </>
  );
}

/** Whether it could sell if the line went now. A company that issues no invoices gives none. */
function Impedimento({ equipo }: { equipo: Equipo }) {
  const texto = impedimentoSinLinea(equipo, equipo.arriendo !== null);
  return (
    <Alert
      type={texto ? 'warning' : 'success'}
      showIcon
      title={texto ?? 'Listo para vender sin linea'}
    />
  );
}

const comoGuarda = ({ persistente, libre }: { persistente: boolean; libre: number | null }) =>
  [persistente ? 'Protegido' : 'Sin proteger', libre !== null && `${libre} MB libres`]
    .filter(Boolean)
    .join(', ');
