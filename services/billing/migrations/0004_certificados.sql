-- What a P12 holds for signing, opened once at upload: certificate and PKCS#8 key, AES-256-GCM ciphertext as the P12 is.
-- Null: stored before this column, opened from the P12.
alter table facturacion.certificados add column llave_cifrada bytea;
