# The plain table: for games that have none of their own.

plain-back = Back
plain-unasked = At any time:
plain-covered = hidden
plain-yes = yes
plain-no = no
