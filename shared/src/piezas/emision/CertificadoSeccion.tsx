import { useState } from 'react';

import { Alert, Button } from '@comanda/shared/ui/core';

import type { CertificadoFirma } from '../../contracts/facturacion/emision';
import { formatFecha } from '../../domain/texto/fecha';
import { Datos, QueryView, Relevo } from '../vista';

import { CargarCertificado } from './CargarCertificado';
import estilos from './emision.module.css';
import { emisionMensajes as mensajes } from './emisionMensajes';
import type { ManoDeEmision, OnEstado } from './mano';

type CertificadoSeccionProps = {
  mano: Pick<ManoDeEmision, 'empresa' | 'certificado' | 'cargar'>;
  onEstado?: OnEstado;
};

/** The certificate that the company signs with, and how to give it another. */
export function CertificadoSeccion({ mano, onEstado }: CertificadoSeccionProps) {
  const [cargando, setCargando] = useState(false);
  return (
    <section aria-label="Certificado de firma" className={estilos.seccion}>
      <h3>Certificado de firma</h3>
      <QueryView query={mano.certificado} empty={null} esqueleto="formulario">
        {(actual) => (
          <>
            {actual ? (
              <Certificado certificado={actual} />
            ) : (
              <Alert type="warning" showIcon title={mensajes.sinCertificado} />
            )}
            <Relevo turno={cargando}>
              {cargando || !actual ? (
                <CargarCertificado
                  mano={mano}
                  onEstado={onEstado}
                  onListo={() => setCargando(false)}
                  onCancelar={actual ? () => setCargando(false) : undefined}
                />
              ) : (
                <Button onClick={() => setCargando(true)}>Cargar otro certificado</Button>
              )}
            </Relevo>
          </>
        )}
      </QueryView>
    </section>
  );
}

function Certificado({ certificado }: { certificado: CertificadoFirma }) {
  const { titular, ruc_titular, emisor, valido_hasta, dias_restantes, estado, avisos } =
    certificado;
  const dias = dias_restantes === 1 ? 'queda 1 día' : `quedan ${dias_restantes} días`;
  const datos: [que: string, valor: string][] = [
    ['Titular', nombreDe(titular)],
    ['RUC', ruc_titular ?? 'No lo dice'],
    ['Emitido por', nombreDe(emisor)],
    ['Válido hasta', `${formatFecha(valido_hasta)}${estado === 'CADUCADO' ? '' : ` (${dias})`}`],
  ];
  return (
    <>
      {avisos.map((aviso) => (
        <Alert
          key={aviso}
          type={estado === 'CADUCADO' ? 'error' : 'warning'}
          showIcon
          title={aviso}
        />
      ))}
      <Datos datos={datos} />
    </>
  );
}

/** The common name of an X.500 name ('CN=Ana Vera,O=...'), or all of it where it has none. */
function nombreDe(x500: string): string {
  const [, cn] = /(?:^|,)CN=((?:\\.|[^,\\])+)/.exec(x500) ?? [];
  return cn?.replace(/\\(.)/g, '$1') ?? x500;
}
