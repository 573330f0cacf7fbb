"""PostgreSQL as a store. What is here is loaded only where somebody asks for it: it takes the extra `postgres`."""
