import { useState } from 'react';

import type { CertificadoFirma } from '@comanda/shared/contracts/emision';
import { formatFecha } from '@comanda/shared/domain/fecha';
import { Datos, QueryView } from '@comanda/shared/piezas/vista';
import { Alert, Button } from '@comanda/shared/ui/core';

import { CargarCertificado, type CargarCertificadoProps } from './CargarCertificado';
import { useConsultarCertificadoQuery } from './emisionApi';
import { emisionMensajes as mensajes } from './emisionMensajes';

type CertificadoSeccionProps = Pick<CargarCertificadoProps, 'empresa' | 'onEstado'>;

/** With what the company signs, and how to give it another certificate. */
export function CertificadoSeccion({ empresa, onEstado }: CertificadoSeccionProps) {
  const certificado = useConsultarCertificadoQuery({ empresa });
  const [cargando, setCargando] = useState(false);
  return (
    <section aria-label="Certificado de firma" className="reportes-seccion">
      <h3>Certificado de firma</h3>
      <QueryView query={certificado} empty={null} esqueleto="formulario">
        {(actual) => (
          <>
            {actual ? (
              <Certificado certificado={actual} />
            ) : (
              <Alert type="warning" showIcon title={mensajes.sinCertificado} />
            )}
            {cargando || !actual ? (
              <CargarCertificado
                empresa={empresa}
                onEstado={onEstado}
                onListo={() => setCargando(false)}
                onCancelar={actual ? () => setCargando(false) : undefined}
              />
            ) : (
              <Button onClick={() => setCargando(true)}>Cargar otro certificado</Button>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

function Certificado({ certificado }: { certificado: CertificadoFirma }) {
  const { titular, ruc_titular, emisor, valido_hasta, dias_restantes, estado, avisos } =
    certificado;
  const dias = dias_restantes === 1 ? 'queda 1 dia' : `quedan ${dias_restantes} dias`;
  const datos: [que: string, valor: string][] = [
    ['Titular', nombreDe(titular)],
    ['RUC', ruc_titular ?? 'No lo dice'],
    ['Emitido por', nombreDe(emisor)],
    ['Valido hasta', `${formatFecha(valido_hasta)}${estado === 'CADUCADO' ? '' : ` (${dias})`}`],
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
