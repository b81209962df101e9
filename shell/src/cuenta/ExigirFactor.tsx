import { Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import { useExigirSegundoFactorMutation } from './cuentaApi';
import { cuentaMensajes as mensajes } from './cuentaMensajes';

/** Of the operator who has a factor: whether every account of theirs must have one (ADR 28). */
export function ExigirFactor({ exigido }: { exigido: boolean }) {
  const [exigir, { isLoading }] = useExigirSegundoFactorMutation();
  const textos = exigido ? mensajes.noExigir : mensajes.exigir;
  const onCambiar = async () => {
    if (!(await confirmar(textos))) return;
    await withNotice(exigir({ exigir: !exigido }).unwrap(), textos.hecho);
  };
  return (
    <Button loading={isLoading} onClick={() => void onCambiar()}>
      {textos.boton}
    </Button>
  );
}
