import { Alert, avisar, Button } from '@comanda/shared/ui/core';

import { cuentaMensajes as mensajes } from './cuentaMensajes';

type CodigosProps = { codigos: readonly string[]; email: string; onGuardados: () => void };

/** Shown once: who loses the phone enters with one of them. */
export function CodigosRecuperacion({ codigos, email, onGuardados }: CodigosProps) {
  const { titulo } = mensajes;
  const onCopiar = async () => {
    try {
      await navigator.clipboard.writeText(codigos.join('\n'));
      avisar({ tipo: 'success', titulo, texto: mensajes.copiados });
    } catch (error) {
      console.error(error); // a page that is not secure has no clipboard
      avisar({ tipo: 'error', titulo, texto: mensajes.sinCopiar });
    }
  };
  return (
    <div className="ui-pila cuenta-codigos">
      <Alert
        type="warning"
        showIcon
        title="Guarde estos códigos: no se muestran otra vez"
        description="Si pierde el teléfono, ingrese con uno de ellos. Cada uno sirve una vez."
      />
      <p className="cuenta-de">Códigos de recuperación de Comanda · {email}</p>
      <ul aria-label="Códigos de recuperación">
        {codigos.map((codigo) => (
          <li key={codigo}>
            <code>{codigo}</code>
          </li>
        ))}
      </ul>
      <div className="ui-fila">
        <Button onClick={() => void onCopiar()}>Copiar</Button>
        <Button onClick={() => window.print()}>Imprimir</Button>
        <Button type="primary" onClick={onGuardados}>
          Ya los guardé
        </Button>
      </div>
    </div>
  );
}
