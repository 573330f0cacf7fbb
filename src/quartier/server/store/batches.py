"""How rows are written: one statement for any number of rows of a kind, alike for every database.

Python's lock is let go once a batch, not once a row.
"""

from __future__ import annotations

BROWSERS = 5
"""Browsers in which one person may be told by push; of more, those go that have not been heard of for longest."""
REVIEWS = 5000
"""Reviews that are kept; older ones are made again when somebody asks."""
ALL = 2**63 - 1
"""A limit that is none: one database wants one, the other takes no negative one."""

STATEMENTS = {
    "key": "INSERT INTO settings (key, value) SELECT 'key', min({0}) FROM {each} WHERE true ON CONFLICT DO NOTHING",
    "event": """
        INSERT INTO events (match, seq, at, kind, seat, text, client)
        SELECT {0}, {1:number}, {2:number}, {3}, {4:number}, {5}, {6} FROM {each}""",
    "table": """
        INSERT INTO tables (id, status, public, updated, record)
        SELECT {0}, {1}, {2:number}, {3:number}, {4} FROM {each}
        WHERE true ON CONFLICT (id) DO UPDATE SET
        status = excluded.status, public = excluded.public, updated = excluded.updated, record = excluded.record""",
    "wake": """
        UPDATE tables SET wake = due.at FROM (SELECT {0} AS id, {1:number} AS at FROM {each}) AS due
        WHERE tables.id = due.id""",
    "sitting": """
        INSERT INTO sittings (person, table_id) SELECT {0}, {1} FROM {each} WHERE true ON CONFLICT DO NOTHING""",
    "person": """
        INSERT INTO people (id, name, created) SELECT {0}, {1}, {2:number} FROM {each}
        WHERE true ON CONFLICT (id) DO UPDATE SET name = excluded.name""",
    "transfer": """
        INSERT INTO transfers (token, table_id, person, expires) SELECT {0}, {1}, {2}, {3:number} FROM {each}
        WHERE true ON CONFLICT (table_id, person) DO UPDATE SET token = excluded.token, expires = excluded.expires""",
    "challenge-entry": """
        INSERT INTO challenge_entries (person, game, day, box, table_id) SELECT {0}, {1}, {2}, {3}, {4} FROM {each}""",
    "challenge-result": """
        INSERT INTO challenge_results (game, day, table_id, person, name, score, lost, ended, box)
        SELECT {0}, {1}, {2}, {3}, {4}, {5:number}, {6:number}, {7:number}, {8} FROM {each}
        WHERE true ON CONFLICT (game, day, table_id) DO UPDATE SET
        person = excluded.person, name = excluded.name, score = excluded.score, lost = excluded.lost,
        ended = excluded.ended, box = excluded.box""",
    "challenge-best": """
        INSERT INTO challenge_bests (game, day, score, bound, proven)
        SELECT {0}, {1}, {2:number}, {3:number}, {4:number} FROM {each} WHERE true ON CONFLICT DO NOTHING""",
    "talk": """
        INSERT INTO talk (table_id, number, at, seat, name, text, client)
        SELECT {0}, {1:number}, {2:number}, {3:number}, {4}, {5}, {6} FROM {each}""",
    "talk-forgotten": "DELETE FROM talk WHERE (table_id, number) IN (SELECT {0}, {1:number} FROM {each})",
    "transferred": "DELETE FROM transfers WHERE token IN (SELECT {0} FROM {each})",
    "transfers-expired": "DELETE FROM transfers WHERE expires <= (SELECT max({0:number}) FROM {each})",
    "subscription": """
        INSERT INTO subscriptions (endpoint, person, p256dh, auth, language, renewed)
        SELECT {0}, {1}, {2}, {3}, {4}, {5:number} FROM {each}
        WHERE true ON CONFLICT (endpoint) DO UPDATE SET
        person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language,
        renewed = excluded.renewed, failures = 0, failing = 0""",
    "subscriptions-too-many": f"""
        DELETE FROM subscriptions WHERE endpoint IN (
            SELECT endpoint FROM (
                SELECT endpoint, row_number() OVER (PARTITION BY person ORDER BY renewed DESC, endpoint) AS place
                FROM subscriptions WHERE person IN (SELECT {{0}} FROM {{each}})
            ) AS placed WHERE place > {BROWSERS}
        )""",
    "subscription-failed": """
        UPDATE subscriptions
        SET failures = failures + 1, failing = CASE WHEN failing = 0 THEN lately.at ELSE failing END
        FROM (SELECT {0} AS endpoint, {1:number} AS at FROM {each}) AS lately
        WHERE subscriptions.endpoint = lately.endpoint""",
    "subscription-reached": """
        UPDATE subscriptions SET failures = 0, failing = 0 WHERE endpoint IN (SELECT {0} FROM {each})""",
    "subscription-ended": """
        DELETE FROM subscriptions WHERE (person, endpoint) IN (SELECT {0}, {1} FROM {each})""",
    "subscriptions-expired": "DELETE FROM subscriptions WHERE renewed <= (SELECT max({0:number}) FROM {each})",
    "review-asked": """
        INSERT INTO reviews (match, asked, owner, file, review)
        SELECT {0}, {1:number}, {2}, {3}, '' FROM {each} WHERE true ON CONFLICT DO NOTHING""",
    "review-made": """
        UPDATE reviews SET review = made.review
        FROM (SELECT {0} AS match, {1} AS review FROM {each}) AS made WHERE reviews.match = made.match""",
    "reviews-too-many": f"""
        DELETE FROM reviews WHERE review <> '' AND EXISTS (SELECT {{0}} FROM {{each}}) AND match IN (
            SELECT match FROM reviews ORDER BY asked DESC LIMIT {ALL} OFFSET {REVIEWS}
        )""",
    "review-dropped": "DELETE FROM reviews WHERE match IN (SELECT {0} FROM {each})",
    "study": """
        INSERT INTO studies (id, owner, version, updated, game, title, positions, record)
        SELECT {0}, {1}, {2:number}, {3:number}, {4}, {5}, {6:number}, {7} FROM {each}
        WHERE true ON CONFLICT (id) DO UPDATE SET
        owner = excluded.owner, version = excluded.version, updated = excluded.updated, game = excluded.game,
        title = excluded.title, positions = excluded.positions, record = excluded.record""",
    "set": """
        INSERT INTO component_sets (id, owner, version, updated, game, title, text)
        SELECT {0}, {1}, {2:number}, {3:number}, {4}, {5}, {6} FROM {each}
        WHERE true ON CONFLICT (id) DO UPDATE SET
        owner = excluded.owner, version = excluded.version, updated = excluded.updated, game = excluded.game,
        title = excluded.title, text = excluded.text""",
    "set-deleted": "DELETE FROM component_sets WHERE id IN (SELECT {0} FROM {each})",
    "study-deleted": "DELETE FROM studies WHERE id IN (SELECT {0} FROM {each})",
    "push-key": """
        INSERT INTO settings (key, value) SELECT 'push-key', min({0}) FROM {each} WHERE true ON CONFLICT DO NOTHING""",
    "pulse": """
        INSERT INTO settings (key, value) SELECT 'pulse', max({0}) FROM {each}
        WHERE true ON CONFLICT (key) DO UPDATE SET value = excluded.value""",
}
"""By the kind of row, in the order in which a commit writes them."""
