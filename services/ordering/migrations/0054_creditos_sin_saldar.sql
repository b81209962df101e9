-- sin transaccion
-- What is not settled of what was sold on account: little of all there ever was.
drop index concurrently if exists pedidos.creditos_sin_saldar;
create index concurrently creditos_sin_saldar on pedidos.creditos (empresa_id) where not saldada;
