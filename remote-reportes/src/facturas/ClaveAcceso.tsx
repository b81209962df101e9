import { Fragment } from 'react';

import { Button, Icono, withNotice } from '@comanda/shared/ui/core';

import { documentoDe, enGrupos } from './claveAcceso';
import { facturasMensajes as mensajes } from './facturasMensajes';

type ClaveAccesoProps = {
  clave: string;
  /** Opens the document; absent where it is open already. */
  onAbrir?: () => void;
};

/** Number of the document over its key in groups of four; what is selected or copied has no spaces. */
export function ClaveAcceso({ clave, onAbrir }: ClaveAccesoProps) {
  const documento = documentoDe(clave);
  return (
    <div className="reportes-clave">
      {onAbrir ? (
        <button type="button" className="reportes-clave-abrir" onClick={onAbrir}>
          <strong>{documento}</strong>
          <Cifras clave={clave} />
        </button>
      ) : (
        <Cifras clave={clave} />
      )}
      <Button
        type="text"
        aria-label={`Copiar la clave de acceso de ${documento}`}
        title="Copiar la clave de acceso"
        icon={<Icono nombre="copiar" />}
        onClick={() => void withNotice(copiar(clave), mensajes.copiar)}
      />
    </div>
  );
}

function Cifras({ clave }: { clave: string }) {
  return (
    <span className="reportes-clave-cifras">
      {enGrupos(clave).map((grupo, i) => (
        <Fragment key={i}>
          <span>{grupo}</span>
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

/** A page that is not secure has no clipboard: that fails like any other refusal of it. */
async function copiar(texto: string): Promise<void> {
  await navigator.clipboard.writeText(texto);
}
