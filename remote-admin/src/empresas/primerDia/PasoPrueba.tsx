import { useDispatch } from 'react-redux';

import { billingApi, type AppDispatch } from '@comanda/shared/api';
import type { Empresa } from '@comanda/shared/contracts/admin/empresas';
import type { PrimerDia } from '@comanda/shared/contracts/admin/primerDia';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Link } from '@comanda/shared/router';
import { Alert, Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import { useAnularPruebaMutation, useEstadoDePruebaQuery } from './primerDiaApi';
import { primerDiaMensajes } from './primerDiaMensajes';
import { useEmitirPrueba } from './useEmitirPrueba';

const mensajes = primerDiaMensajes.prueba;
export const CADA_MS = 1_500;

type Prueba = NonNullable<PrimerDia['prueba']>;
type PasoPruebaProps = {
  empresa: Empresa;
  prueba: PrimerDia['prueba'];
  onCertificado: () => void;
};

/** A test invoice: issued, followed until the authority has it, taken back. */
export function PasoPrueba({ empresa, prueba, onCertificado }: PasoPruebaProps) {
  const { emitir, emitiendo } = useEmitirPrueba(empresa);
  const cargar = empresa.fecha_vencimiento === null && (
    <Button onClick={onCertificado}>Cargar el certificado</Button>
  );
  if (empresa.ambiente === '2') return <p>{mensajes.enProduccion}</p>;
  if (prueba)
    return (
      <>
        <Emitida empresa={empresa.empresa} prueba={prueba} />
        {cargar}
      </>
    );
  if (!empresa.factura) return <Alert type="warning" showIcon title={mensajes.sinFactura} />;
  if (cargar)
    return (
      <>
        <Alert type="warning" showIcon title={mensajes.sinCertificado} />
        {cargar}
      </>
    );
  return (
    <>
      <p>{mensajes.ayuda}</p>
      <Button type="primary" loading={emitiendo} onClick={() => void emitir()}>
        Emitir factura de prueba
      </Button>
    </>
  );
}

const EN_PALABRAS: Readonly<Record<string, string>> = {
  AUTORIZADO: 'autorizada por el SRI',
  DEVUELTA: 'devuelta por el SRI',
  NO_AUTORIZADO: 'no autorizada por el SRI',
  REQUIERE_ATENCION: 'detenida: requiere atención',
  EMPRESA_PAUSADA: 'detenida: la emisión está en pausa',
  ANULADA: 'anulada',
};

const enPalabras = (estado: string, mensaje: string | null | undefined): string =>
  EN_PALABRAS[estado] ?? (mensaje ? 'en espera' : 'en camino al SRI');

/** What is on its way and has something to say waits for somebody. */
function tipoDe(estado: string, mensaje: string | null | undefined) {
  if (estado === 'AUTORIZADO') return 'success' as const;
  if (estado in EN_PALABRAS && estado !== 'ANULADA') return 'error' as const;
  return mensaje ? ('warning' as const) : ('info' as const);
}

function Emitida({ empresa, prueba }: { empresa: string; prueba: Prueba }) {
  const { clave_acceso: clave, secuencia, estado: deVenta } = prueba;
  const consulta = useEstadoDePruebaQuery(
    { clave, empresa },
    { pollingInterval: CADA_MS, skipPollingIfUnfocused: true },
  );
  const dispatch = useDispatch<AppDispatch>();
  const [anular, { isLoading }] = useAnularPruebaMutation();
  const onAnular = async () => {
    if (!(await confirmar(mensajes.confirmarAnular))) return;
    const llamada = anular({
      empresa,
      editar: clave,
      estado: 'ANULADO',
      motivo: 'Prueba',
    }).unwrap();
    await withNotice(llamada, { titulo: mensajes.titulo, exito: mensajes.anulada });
    dispatch(billingApi.util.invalidateTags(['Comprobante']));
  };
  return (
    <QueryView query={consulta} empty={null}>
      {({ estado, mensaje }) => (
        <>
          <Alert
            type={tipoDe(estado, mensaje)}
            showIcon
            role="status"
            title={
              deVenta === 'ANULADO'
                ? `Factura ${secuencia}: anulada`
                : `Factura ${secuencia}: ${enPalabras(estado, mensaje)}`
            }
            description={mensaje ?? undefined}
          />
          {tipoDe(estado, mensaje) === 'error' && (
            <Link to="/admin/facturas">{mensajes.resolver}</Link>
          )}
          {deVenta !== 'ANULADO' && estado === 'AUTORIZADO' && (
            <Button loading={isLoading} onClick={() => void onAnular()}>
              Anular la factura de prueba
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}
