import { useId, useState } from 'react';

import { numeroDeComprobante } from '@comanda/shared/domain/fiscal/comprobante';
import { Button, Icono } from '@comanda/shared/ui/core';

import { ClaveAcceso } from './ClaveAcceso';
import { documentoDe, tipoDeClave } from './claveAcceso';

type DocumentoCeldaProps = { clave: string; onAbrir: () => void };

/** Kind and number of a document, which open it; its key is behind a button. */
export function DocumentoCelda({ clave, onAbrir }: DocumentoCeldaProps) {
  const [conClave, setConClave] = useState(false);
  const id = useId();
  const documento = documentoDe(clave);
  return (
    <div className="reportes-documento">
      <button type="button" className="reportes-abrir" onClick={onAbrir}>
        {tipoDeClave(clave)} <span className="reportes-numero">{numeroDeComprobante(clave)}</span>
      </button>
      <Button
        type="text"
        aria-label={`Clave de acceso de ${documento}`}
        title="Clave de acceso"
        aria-expanded={conClave}
        aria-controls={conClave ? id : undefined}
        icon={<Icono nombre={conClave ? 'cerrar' : 'ojo'} tamano={18} />}
        onClick={() => setConClave(!conClave)}
      />
      {conClave && (
        <div id={id} className="reportes-documento-clave">
          <ClaveAcceso clave={clave} />
        </div>
      )}
    </div>
  );
}
