import { useState, type SubmitEvent } from 'react';

import type { Aprobacion } from '@comanda/shared/contracts/ajustes';
import { Alert, Button, Input, textoDeFallo } from '@comanda/shared/ui/core';

import { useAprobarDescuentoMutation } from './puntoventaApi';

type AprobarDescuentoProps = {
  empresa: string;
  porcentaje: number;
  permitido: number;
  onAprobado: (aprobacion: Aprobacion) => void;
};

/** An Administrador of the company types their own password on this till; nothing of it is kept. */
export function AprobarDescuento(props: AprobarDescuentoProps) {
  const { empresa, porcentaje, permitido, onAprobado } = props;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [aprobar, { isLoading, error }] = useAprobarDescuentoMutation();

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const { data } = await aprobar({ empresa, email, password, porcentaje });
    setPassword('');
    if (data) onAprobado(data);
  };
  return (
    <form className="ventas-formulario" onSubmit={(event) => void onSubmit(event)}>
      <Alert
        type="warning"
        showIcon
        role="status"
        title={`${porcentaje}% pasa del limite de ${permitido}%: lo aprueba un Administrador`}
      />
      <label htmlFor="ventas-aprobador">Correo del Administrador</label>
      <Input
        id="ventas-aprobador"
        size="large"
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <label htmlFor="ventas-clave-aprobador">Clave del Administrador</label>
      <Input
        id="ventas-clave-aprobador"
        size="large"
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {error && <Alert type="error" title={textoDeFallo(error)} role="alert" />}
      <Button
        type="primary"
        size="large"
        block
        htmlType="submit"
        loading={isLoading}
        disabled={email.trim() === '' || password === ''}
      >
        Aprobar {porcentaje}%
      </Button>
    </form>
  );
}
